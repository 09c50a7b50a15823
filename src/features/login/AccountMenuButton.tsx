import { IconUser } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session/session.ts'
import { useOwnAvatar } from '../../state/account/use-avatars.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './AccountCorner.module.css'

const loadAccountMenu = async () => (await import('./AccountMenu.tsx')).AccountMenu

const OwnAvatar = () => {
  const { user } = useSnapshot(session)
  const picture = useOwnAvatar()
  if (!user?.name && !picture) return <IconUser size={22} aria-hidden />
  return (
    // The arch follows the page's side, whatever letter it contains.
    <span className={css.avatar}>
      <Avatar name={user?.name ?? ''} picture={picture} size="small" />
    </span>
  )
}

export const AccountMenuButton = ({ takesFocus }: { takesFocus: boolean }) => {
  const { t } = useTranslation()
  const { user } = useSnapshot(session)
  // The document has the words of its markup; until the others are loaded, the link's own name is used.
  const label =
    (user ? t('login.account', { name: user.name || user.email }) : t('login.menu')) || t('login.signIn')
  const [isOpen, setOpen] = useState(false)
  const AccountMenu = useLazy(isOpen, loadAccountMenu)
  const corner = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      // The backdrop of the sheet is drawn by the corner itself.
      const isVeil = event.target === corner.current
      if (isVeil || (event.target instanceof Node && !corner.current?.contains(event.target))) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  /** The focus returns to the button, wherever in the menu it was. */
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
  }
  const closeOnBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !corner.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div ref={corner} className={css.corner} onKeyDown={escape} onBlur={closeOnBlur}>
      <button
        ref={button}
        type="button"
        className={css.button}
        autoFocus={takesFocus}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        <OwnAvatar />
      </button>
      {isOpen && AccountMenu && <AccountMenu onDone={close} />}
    </div>
  )
}
