import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDevices,
  IconDeviceTablet,
  type TablerIcon,
} from '@tabler/icons-react'
import { useRef } from 'react'
import type { OpenSession, SessionDevice } from '../../../contract/sessions.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useFocusHandover } from '../../../ui/use-focus-handover.ts'
import css from './SessionsSection.module.css'
import { useDeviceName, useSessionTimes } from './use-device-words.ts'

const icons: Record<SessionDevice['kind'], TablerIcon> = {
  desktop: IconDeviceDesktop,
  tablet: IconDeviceTablet,
  phone: IconDeviceMobile,
  unknown: IconDevices,
}

interface SessionRowProps {
  session: OpenSession
  now: number
  isBusy: boolean
  onEnd: () => void
}

export const SessionRow = ({ session, now, isBusy, onEnd }: SessionRowProps) => {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  useFocusHandover(row)
  const device = useDeviceName()(session.device)
  const times = useSessionTimes(now)(session)
  const Icon = icons[session.device.kind]
  return (
    <li ref={row} className={css.row}>
      <Icon className={css.icon} size={24} aria-hidden />
      <div className={css.words}>
        <p className={css.name}>{device}</p>
        <p className={css.times}>{session.isCurrent ? t('security.sessions.here') : times}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          className={css.end ?? ''}
          isBusy={isBusy}
          aria-label={t('security.sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('security.sessions.endThere')}
        </Button>
      )}
    </li>
  )
}
