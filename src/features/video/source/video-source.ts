import type { VideoLevel } from '../../../domain/video/video-quality.ts'

/** What somebody asked for, and what the line asks for. */
export interface QualityChoice {
  /** Lines of the picture; null leaves it to the line. */
  height: number | null
  /** Only the lightest is fetched while this holds and nobody asked for more. */
  isPoor: boolean
}
export interface VideoSourceNews {
  /** From the lightest to the finest; none where there is nothing to choose. */
  levels?: readonly VideoLevel[]
  /** Lines of what is shown now. */
  showing?: number
  /** It stands, and will not go on by itself. */
  hasFailed?: boolean
}
export interface VideoSourceOptions {
  video: HTMLVideoElement
  url: string
  /** Seconds where it begins. */
  start: number
  picking: QualityChoice
  onNews: (news: VideoSourceNews) => void
}
/** How a film's bytes come into its element. */
export interface VideoSource {
  pick: (picking: QualityChoice) => void
  close: () => void
}
