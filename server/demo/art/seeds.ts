/** Chosen so that neighbours on the first shelves of the demo differ in family and palette. */
export const artSeed = 54315123
/** Playlists share few families, and stand side by side. */
export const playlistSeed = 17
export const paletteSeed = 1890830
