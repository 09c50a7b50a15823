export type BootStep = 'environment' | 'language' | 'screen'

export class BootFailure extends Error {
  override name = 'BootFailure'
  readonly step: BootStep
  constructor(step: BootStep, cause: unknown) {
    super(`the step '${step}' of the start failed`, { cause })
    this.step = step
  }
}
