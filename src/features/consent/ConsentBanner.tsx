/** Yes and no are equally near, and the portal works the same under either. CONSENT-14, 15, 17, 21 */
import { useId, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../state/words/translation.tsx'
import { consent } from '../../state/consent/consent.ts'
import { answerConsent } from '../../state/consent/consent-actions.ts'
import { dialogs, openDialog } from '../../state/dialogs/dialogs.ts'
import { Button } from '../../ui/Button.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import { useOfferHeight } from '../../ui/use-offer-height.ts'
import css from './ConsentBanner.module.css'

export const ConsentBanner = () => {
  const { t } = useTranslation()
  const head = useId()
  const banner = useRef<HTMLElement>(null)
  useFocusHandover(banner)
  useOfferHeight(banner)
  const isInDialog = useSnapshot(dialogs).stack.some(({ name }) => name === 'consent')
  const acceptAll = () => answerConsent((consent.policy?.optional ?? []).map(({ id }) => id))
  return (
    <aside ref={banner} className={css.banner} data-behind={isInDialog} aria-labelledby={head}>
      <div className={css.words}>
        <h2 id={head} className={css.head}>
          {t('consent.title')}
        </h2>
        <p className={css.text}>
          <span className={css.sentence}>{t('consent.text')} </span>
          <button type="button" className={css.more} onClick={() => openDialog('consent', {})}>
            {t('consent.more')}
          </button>
        </p>
      </div>
      <div className={css.answers}>
        <Button variant="outline" onClick={() => answerConsent([])}>
          {t('consent.decline')}
        </Button>
        <Button variant="outline" onClick={acceptAll}>
          {t('consent.accept')}
        </Button>
      </div>
    </aside>
  )
}
