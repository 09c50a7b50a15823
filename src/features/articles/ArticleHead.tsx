import { IconLock } from '@tabler/icons-react'
import type { Article } from '../../contract/articles.ts'
import { articleLinks } from '../../domain/addresses/article-addresses.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import css from './ArticleHead.module.css'

interface ArticleHeadProps {
  article: Article
  isFullText: boolean
}

const Kicker = ({ article: { kind, section, premium }, isFullText }: ArticleHeadProps) => {
  const { t } = useTranslation()
  const to =
    section &&
    (kind === 'news' ? articleLinks.newsCategory(section.id) : articleLinks.articlesCategory(section.id))
  return (
    <p className={css.kicker}>
      {section && to ? <Link to={to}>{section.title}</Link> : t(`cards.kind.${kind}`)}
      {premium && !isFullText && (
        <span className={css.premium}>
          <IconLock size={15} aria-hidden />
          {t('cards.premium')}
        </span>
      )}
    </p>
  )
}

export const ArticleHead = ({ article, isFullText }: ArticleHeadProps) => {
  const { t } = useTranslation()
  const { lang: pageLang } = usePortal()
  const formats = useFormats()
  const { title, lang, subTitle, subTitleLang = lang, kind, by, released, minutes, textLang } = article
  return (
    <header className={css.head}>
      <Kicker article={article} isFullText={isFullText} />
      <h1 className={css.title}>
        <Text lang={lang}>{title}</Text>
      </h1>
      {kind === 'article' && subTitle && (
        <p className={css.standfirst}>
          <Text lang={subTitleLang}>{subTitle}</Text>
        </p>
      )}
      <div className={css.byline}>
        {by && (
          <b>
            <Text lang={by.lang}>{by.name}</Text>
          </b>
        )}
        <span>
          {released && (
            <time dateTime={released} suppressHydrationWarning>
              {formats.date(released)}
            </time>
          )}
          {released && formats.between}
          {t('cards.minutesRead', { n: formats.number(minutes) })}
        </span>
        {textLang !== pageLang && <span className={css.foreign}>{t(`reading.foreign.${textLang}`)}</span>}
      </div>
    </header>
  )
}
