/** What comes late to a list of songs, in one file: apart, each costs page and worker a name. */
export { MoreSongs } from './MoreTracks.tsx'
export { MusicCall } from './MusicCallToAction.tsx'
