import type { VideoLevel } from '../../../domain/video/video-quality.ts'

export interface QualityChoice {
  height: number | null
  /** Only the lowest is fetched while this holds and no other was picked. */
  isPoor: boolean
}
export interface VideoSourceNews {
  /** From the lowest to the highest; none where there is nothing to choose. */
  levels?: readonly VideoLevel[]
  showing?: number
  hasFailed?: boolean
}
export interface VideoSourceOptions {
  video: HTMLVideoElement
  url: string
  start: number
  picking: QualityChoice
  onNews: (news: VideoSourceNews) => void
}
export interface VideoSource {
  pick: (picking: QualityChoice) => void
  close: () => void
}
