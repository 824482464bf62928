/** Where this browser keeps that the reader has turned off the keys that are a letter or a sign alone: `on` or `off`. */
export const letterKeys = 'carillon_letter_keys';
