import type { VideoLevel } from '../../../domain/video/video-quality.ts'

export interface QualityChoice {
  height: number | null
  isPoor: boolean
}
export interface VideoSourceNews {
  levels?: readonly VideoLevel[]
  showing?: number
  hasFailed?: boolean
  /** No quality of it is in a format that this browser plays. */
  isUnsupported?: boolean
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
