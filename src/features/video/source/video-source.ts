import type { FilmLevel } from '../../../domain/video/video-quality.ts'

/** What somebody asked for, and what the line asks for. */
export interface Picking {
  /** Lines of the picture; null leaves it to the line. */
  height: number | null
  /** Only the lightest is fetched while this holds and nobody asked for more. */
  isPoor: boolean
}
export interface SourceNews {
  /** From the lightest to the finest; none where there is nothing to choose. */
  levels?: readonly FilmLevel[]
  /** Lines of what is shown now. */
  showing?: number
  /** It stands, and will not go on by itself. */
  hasFailed?: boolean
}
export interface SourceAsked {
  video: HTMLVideoElement
  url: string
  /** Seconds where it begins. */
  start: number
  picking: Picking
  tell: (news: SourceNews) => void
}
/** How a film's bytes come into its element. */
export interface Source {
  pick: (picking: Picking) => void
  close: () => void
}
