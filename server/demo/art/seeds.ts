/**
 * What the drawings are rolled from besides the item's id. Chosen among many so that neighbours on the first shelves of
 * the demo catalogues differ in family and palette, and the heroes suit their words.
 */
export const artSeed = 54315123
/** Playlists share few families, and stand side by side. */
export const playlistSeed = 17
export const paletteSeed = 1890830
