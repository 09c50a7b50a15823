import { IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import {
  type CheckResults,
  checkSteps,
  isPlayable,
  runChecks,
  testVideo,
} from '../../features/video/playback-checks.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './VideoCheckScreen.module.css'

type Phase = 'before' | 'running' | 'after'

const CheckMark = ({ isWorking }: { isWorking: boolean | undefined }) => {
  const { t } = useTranslation()
  const Icon =
    isWorking === undefined ? IconCircleDashed : isWorking ? IconCircleCheckFilled : IconCircleXFilled
  return (
    <span className={css.mark} data-is={isWorking ?? 'open'}>
      <Icon size={24} aria-hidden />
      {t(isWorking === undefined ? 'videoCheck.notYet' : isWorking ? 'videoCheck.yes' : 'videoCheck.no')}
    </span>
  )
}

const Verdict = ({ phase, checked }: { phase: Phase; checked: CheckResults }) => {
  const { t } = useTranslation()
  const words =
    phase === 'running'
      ? 'videoCheck.running'
      : isPlayable(checked)
        ? 'videoCheck.fine'
        : 'videoCheck.notFine'
  return (
    <p className={css.verdict} role="status">
      {phase !== 'before' && t(words)}
    </p>
  )
}

export const VideoCheckScreen = () => {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [phase, setPhase] = useState<Phase>('before')
  const [checked, setChecked] = useState<CheckResults>({})
  const start = async () => {
    if (!video.current) return
    setChecked({})
    setPhase('running')
    await runChecks(video.current, setChecked)
    setPhase('after')
  }
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('videoCheck.title')}</h1>
      <p className={css.text}>{t('videoCheck.text')}</p>
      <div className={css.columns}>
        <video
          ref={video}
          className={css.video}
          src={testVideo}
          aria-label={t('videoCheck.film')}
          preload="none"
          muted
          playsInline
        />
        <div>
          <Button variant="primary" disabled={phase === 'running'} onClick={() => void start()}>
            {t(phase === 'after' ? 'videoCheck.again' : 'videoCheck.start')}
          </Button>
          <Verdict phase={phase} checked={checked} />
          <ul className={css.steps} aria-label={t('videoCheck.results')}>
            {checkSteps.map((step) => (
              <li key={step}>
                {t(`videoCheck.steps.${step}`)}
                <CheckMark isWorking={checked[step]} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
