/** From the second visit on and once a day, until it is closed. In the fixed stack, so that no page moves. */
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import { install, mayShowOffer } from '../../state/install/install.ts'
import { dismissInstall, saveCardSeen } from '../../state/install/install-actions.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useBrand, usePortal } from '../../state/portal/portal.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import { useOfferHeight } from '../../ui/use-offer-height.ts'
import css from './InstallCard.module.css'

const readingMs = 8_000

/** Once it was seen and left, it is not shown again during the visit. */
const useReportSeen = (tenant: string, isShown: boolean) =>
  useEffect(() => {
    if (!isShown) return
    let isSeen = false
    const timer = setTimeout(() => {
      isSeen = true
      saveCardSeen(tenant)
    }, readingMs)
    return () => {
      clearTimeout(timer)
      if (isSeen) install.isOffered = false
    }
  }, [tenant, isShown])

export const InstallCard = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const brand = useBrand()
  const offer = useSnapshot(install)
  const card = useRef<HTMLElement>(null)
  useFocusHandover(card)
  useOfferHeight(card)
  const isShown = mayShowOffer(offer)
  useReportSeen(tenant.name, isShown)
  if (!isShown) return null
  const dismiss = () => dismissInstall(tenant.name)
  const open = () => {
    dismiss()
    openDialog('appInstaller', {})
  }
  return (
    <aside ref={card} className={css.card} aria-label={t('install.title', { brand })}>
      <img className={css.mark} src={tenant.logo} alt="" width={40} height={40} />
      <p className={css.text}>{t('install.short', { brand })}</p>
      <Button variant="primary" onClick={open}>
        {t('install.take')}
      </Button>
      <IconButton label={t('install.later')} onClick={dismiss}>
        <IconX size={20} />
      </IconButton>
    </aside>
  )
}
