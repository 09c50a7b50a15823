export const areas = {
  Portal: 'Environment, redirects, words and device: what the portal asks for beside its pages.',
  Session: 'Signing in and out. The login itself happens at the identity provider.',
  Account: 'The signed-in person: profile, theme, language, parental control.',
  Pages: 'Structures: the pages that a tenant composes from blocks.',
  Music: 'Albums, artists, playlists, songs and lyrics.',
  Spoken: 'Podcasts, audiobooks and their authors.',
  Video: 'Films, series and music videos.',
  Games: 'Games and tournaments.',
  Articles: 'Articles and news.',
  Search: 'Search over everything a tenant has.',
  Playback: 'Addresses of sound, listening reports and downloads.',
  Library: 'Favourites, play history and ratings.',
  Plans: 'Plans, and the subscriptions of a person.',
  Analytics: 'Counted events; they identify nobody.',
} as const
export type Area = keyof typeof areas
