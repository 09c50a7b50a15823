/** PLAYER-29, 31, 32 */
const labelByKind = { playlist: 'playAll', artist: 'music.ListenNow' } as const

export const playLabelOf = (kind: string) => labelByKind[kind as keyof typeof labelByKind] ?? 'play'
