/** What comes late to a list of songs, in one file: apart, each costs page and worker a name. */
export { MoreTracks } from './MoreTracks.tsx'
export { MusicCallToAction } from './MusicCallToAction.tsx'
