/** The end of the page: who is behind it, and the same page in the other languages. */
import { useTranslation } from '../../state/words.tsx'
import { languages } from '../../contract/languages.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { usePortal } from '../../state/portal.tsx'
import { Link } from '../../ui/Link.tsx'
import { useView } from '../router/navigator.tsx'
import css from './Footer.module.css'
import { ownNames } from '../../domain/own-names.ts'

const pages = [
  { to: linkTo.info('about'), words: 'shell.footer.about' },
  { to: linkTo.info('terms'), words: 'shell.footer.terms' },
  { to: linkTo.info('privacy'), words: 'shell.footer.privacy' },
  { to: linkTo.impressum(), words: 'shell.footer.impressum' },
] as const

const Languages = () => {
  const { t } = useTranslation()
  const view = useView()
  const { defaultLocale } = usePortal().tenant.default.locale
  return (
    <nav aria-label={t('shell.language')}>
      <ul>
        {languages.map(({ code }) => (
          <li key={code}>
            <a
              href={withLanguage(view.path + view.search, code, defaultLocale)}
              lang={code}
              hrefLang={code}
              aria-current={code === view.lang ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                void import('../../state/preferences.ts').then(({ chooseLanguage }) => chooseLanguage(code))
              }}
            >
              {ownNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const Footer = () => {
  const { t } = useTranslation()
  return (
    <footer className={css.footer}>
      <nav aria-label={t('shell.footer.label')}>
        <ul>
          {pages.map(({ to, words }) => (
            <li key={to}>
              <Link to={to}>{t(words)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Languages />
    </footer>
  )
}
