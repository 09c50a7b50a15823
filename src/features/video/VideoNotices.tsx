import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { wordsOfError } from '../../api/error-words.ts'
import type { Card } from '../../contract/content.ts'
import { pathOf } from '../../domain/addresses/without-login-params.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { videoLinks } from '../../domain/addresses/video-addresses.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './VideoNotices.module.css'

interface NoticeProps {
  title: string
  text?: string
  children?: ReactNode
}
const Notice = ({ title, text, children }: NoticeProps) => (
  <div className={css.link} role="status">
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children && <div className={css.actions}>{children}</div>}
  </div>
)

export const GuestNotice = () => {
  const { t } = useTranslation()
  return (
    <Notice title={t('watch.door.guestTitle')} text={t('watch.door.guestText')}>
      <Button variant="primary" onClick={() => openDialog('login', { returnTo: pathOf(location) })}>
        {t('watch.door.signIn')}
      </Button>
    </Notice>
  )
}

export const PlanNotice = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Notice title={t('watch.door.planTitle')} text={t('watch.door.planText')}>
      <ButtonLink variant="primary" to={linkTo.subscription()}>
        {t('watch.door.plans')}
      </ButtonLink>
      <Button variant="glass" onClick={retry}>
        {t('watch.door.again')}
      </Button>
    </Notice>
  )
}

export const ClosedNotice = ({ card: { restriction } }: { card: Card }) => {
  const { t } = useTranslation()
  return <Notice title={t(restriction ? `cards.restricted.${restriction}` : 'watch.door.closed')} />
}

export const FailedNotice = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Notice
      title={t('watch.door.failed')}
      text={t(navigator.onLine ? wordsOfError(error, 'watch.door.failedText') : 'watch.door.offline')}
    >
      <Button variant="primary" icon={<IconRefresh size={20} aria-hidden />} onClick={retry}>
        {t('states.retry')}
      </Button>
    </Notice>
  )
}

export const UnsupportedNotice = () => {
  const { t } = useTranslation()
  return <Notice title={t('watch.door.unsupported')} text={t('watch.door.unsupportedText')} />
}

export const EndNotice = ({ next, retry }: { next: Card | undefined; retry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Notice title={t('watch.door.end')}>
      {next && (
        <ButtonLink variant="primary" to={videoLinks.videoStream(next)} replace>
          {t('watch.player.next', { title: next.title })}
        </ButtonLink>
      )}
      <Button variant="glass" onClick={retry}>
        {t('watch.door.again')}
      </Button>
    </Notice>
  )
}
