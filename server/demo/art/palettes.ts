/** Chosen by hand; `picture.test.ts` proves the computed colours readable for every row. */
export type Palette = readonly [ground: string, body: string, accent: string, light: string]

const full = {
  dusk: ['#1b1464', '#5b3df5', '#ff6b4a', '#ffd9a0'],
  oasis: ['#04342c', '#0f766e', '#f2b705', '#fff3d6'],
  rosewater: ['#3b0a2a', '#b5179e', '#ff8fab', '#ffe5ec'],
  harbour: ['#0b132b', '#1c7293', '#9ad1d4', '#f4f1de'],
  cedar: ['#2d1e0f', '#b3541e', '#f2a65a', '#fbe8d3'],
  lighthouse: ['#14213d', '#e63946', '#a8dadc', '#f1faee'],
  orchid: ['#10002b', '#6a1fb0', '#c77dff', '#ffd6ff'],
  fern: ['#132a13', '#3a6b35', '#a3b954', '#ecf39e'],
  lagoon: ['#001219', '#0a9396', '#ee9b00', '#e9d8a6'],
  ember: ['#22092c', '#872341', '#e0533f', '#f9c784'],
  sandstone: ['#0d1b2a', '#415a77', '#e0a458', '#fff8f0'],
  poppy: ['#2b2d42', '#6f7d97', '#ef4b57', '#edf2f4'],
  iznik: ['#0a2463', '#1e6fb8', '#e0533a', '#f3f6fb'],
  saffron: ['#3a1a04', '#d9730d', '#ffc145', '#fff0cf'],
  pistachio: ['#22311d', '#6b9b5e', '#f0c987', '#f7f5e6'],
  plum: ['#2a0f2e', '#7b2d6f', '#f28f6b', '#fce4d2'],
} as const satisfies Record<string, Palette>

const garden = {
  courtyard: ['#05261f', '#0e6b50', '#d8a72c', '#f7ecd0'],
  lantern: ['#12100a', '#8a6516', '#f0bd3a', '#fff2cc'],
  jasmine: ['#0b2d26', '#2f8f72', '#f3d27a', '#fffaf0'],
  pomegranate: ['#2b0a10', '#8f1f32', '#e0a03a', '#fbe7cf'],
  mosaic: ['#062a3a', '#117a8b', '#e5b23c', '#f4f0e0'],
  olive: ['#1d2411', '#5f7332', '#d9b75a', '#f5f1dc'],
  nile: ['#04222e', '#1b6a72', '#d98f4e', '#f6ead6'],
  night: ['#0a1020', '#24407a', '#e9c46a', '#f7f1df'],
} as const satisfies Record<string, Palette>

const signal = {
  signal: ['#0a0a0a', '#d90429', '#bdbdb8', '#f7f7f5'],
  concrete: ['#141414', '#6b6b6b', '#d90429', '#e9e9e6'],
  poster: ['#1a0306', '#d90429', '#f7f7f5', '#8f8f8a'],
  chalk: ['#0a0a0a', '#3a3a3a', '#f05264', '#f7f7f5'],
  steel: ['#15181c', '#4a5560', '#e3172f', '#eef0f2'],
} as const satisfies Record<string, Palette>

export const paletteSets = { full, garden, signal } as const
export type Artwork = keyof typeof paletteSets
export const artworks = Object.keys(paletteSets) as readonly Artwork[]

const isArtwork = (name: string): name is Artwork => Object.hasOwn(paletteSets, name)
/** The first set where the tenant names none. Null for a name that is no set's. */
export const artworkNamed = (name: string | undefined): Artwork | null =>
  name === undefined ? 'full' : isArtwork(name) ? name : null

export const palettesOf = (artwork: Artwork): readonly Palette[] => Object.values(paletteSets[artwork])
