/** A sound whose format this browser does not play, as Opus in an older Safari. */
export class UnsupportedSoundError extends Error {
  readonly title: string
  constructor(title: string) {
    super(`this browser does not play the format of ${title}`)
    this.title = title
  }
}

export const canPlaySound = (type: string | undefined): boolean =>
  type === undefined || document.createElement('audio').canPlayType(type) !== ''
