import { IconBell } from '@tabler/icons-react'
import { type ComponentType, useEffect, useState } from 'react'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { runWhenIdle } from '../../state/navigation/run-when-idle.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { shortCount } from './short-count.ts'

const loadCount = async (): Promise<ComponentType<{ onCount: (count: number) => void }>> =>
  (await import('./ArrivalsCount.tsx')).ArrivalsCount

/** The count takes no part in the first view: it is requested once the page has nothing else to do. */
export const NotificationsLink = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [isIdle, setIdle] = useState(false)
  const [count, setCount] = useState(0)
  const Count = useLazy(isIdle, loadCount)
  useEffect(() => {
    runWhenIdle(() => setIdle(true))
  }, [])
  const name = t('shell.notifications')
  const counted = count > 0 && t('shell.newNotifications', { count, n: shortCount(count, formats) })
  return (
    <Link to={linkTo.notifications()} className={className} aria-label={counted || name}>
      <IconBell size={22} aria-hidden />
      {Count && <Count onCount={setCount} />}
    </Link>
  )
}
