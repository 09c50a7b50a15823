/** A login link until hydration. Its box is the same in every state, so nothing moves when the avatar arrives. */
import { IconUser } from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { retryWhenOnline } from '../../lib/retry-online.ts'
import { session } from '../../state/session/session.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './AccountCorner.module.css'

interface Menu {
  MenuButton: ComponentType<{ takesFocus: boolean }>
  /** The link had the focus, so the button that replaces it takes it. */
  takesFocus: boolean
}

export const AccountCorner = () => {
  const { t } = useTranslation()
  const isKnown = useSnapshot(session).status !== 'unknown'
  const [menu, setMenu] = useState<Menu | null>(null)
  const corner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isKnown) return
    const tryLoad = (): Promise<void> =>
      import('./AccountMenuButton.tsx').then(
        ({ AccountMenuButton: MenuButton }) => {
          const takesFocus = corner.current?.contains(document.activeElement) ?? false
          setMenu({ MenuButton, takesFocus })
        },
        (problem: unknown) => {
          console.warn('the account menu cannot be shown', problem)
          retryWhenOnline(tryLoad)
        },
      )
    void tryLoad()
  }, [isKnown])
  if (menu) return <menu.MenuButton takesFocus={menu.takesFocus} />
  return (
    <div ref={corner} className={css.corner}>
      <Link to={linkTo.login()} className={css.button} aria-label={t('login.signIn')}>
        <IconUser size={22} aria-hidden />
      </Link>
    </div>
  )
}
