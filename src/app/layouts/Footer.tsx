import { useTranslation } from '../../state/words/translation.tsx'
import { languages } from '../../contract/languages.ts'
import { footerLinks } from '../../domain/footer-links.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { useConfiguredLinks } from '../../state/navigation/use-configured-links.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { Link, isPlainClick } from '../../ui/Link.tsx'
import { useView } from '../router/navigator.tsx'
import css from './Footer.module.css'
import { nativeLanguageNames } from '../../domain/language-names.ts'

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
                if (!isPlainClick(event)) return
                event.preventDefault()
                void import('../../state/preferences/preferences.ts').then(({ chooseLanguage }) =>
                  chooseLanguage(code),
                )
              }}
            >
              {nativeLanguageNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const Footer = () => {
  const { t } = useTranslation()
  const { footer = footerLinks } = usePortal().tenant
  const resolveLink = useConfiguredLinks()
  return (
    <footer className={css.footer}>
      <nav aria-label={t('shell.aboutPortal')}>
        <ul>
          {footer.map(({ name, to }) => (
            <li key={name}>
              <Link to={resolveLink(to)}>{t(`shell.footer.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Languages />
    </footer>
  )
}
