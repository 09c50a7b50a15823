export interface Utterance {
  voice: string
  /** Words a minute. */
  speed: number
  /** 0 to 99, 50 is the voice's own. */
  pitch: number
  text: string
}
