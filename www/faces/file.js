// The file that the icons of a faction lie in, beside this one: for the page, and for the tool that writes it.

/** @param {string} faction by name */
export const fileOf = (faction) => `${faction.toLowerCase().replaceAll(' ', '-')}.svg`;
