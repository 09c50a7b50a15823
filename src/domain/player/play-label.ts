/** What a button that plays says: a whole playlist, an act as a place to begin, one record or song. PLAYER-29, 31, 32 */
const ofKind = { playlist: 'playAll', artist: 'music.ListenNow' } as const

export const playWordOf = (kind: string) => ofKind[kind as keyof typeof ofKind] ?? 'play'
