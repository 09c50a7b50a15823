/**
 * i18next behind the page's translator. Its weight comes after the first view: the page hands over its words when it
 * is idle or when the first dialog opens. Dialogs also speak through react-i18next, whose `Trans` sets elements into
 * a sentence.
 */
import i18next, { type i18n } from 'i18next'
import type { Engine, Handover, Translator } from '../../domain/translator.ts'

/** The one namespace; features are branches of its tree. */
const namespace = 'translation'

const createInstance = ({ lang, fallbacks, words }: Handover): i18n => {
  const instance = i18next.createInstance()
  const resources = Object.fromEntries([...words].map(([code, tree]) => [code, { [namespace]: tree }]))
  // With the words in hand `init` is synchronous: `t` works in the next line.
  void instance.init({
    lng: lang,
    fallbackLng: [...fallbacks],
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // A value that is not given leaves nothing behind, as in the first view.
    missingInterpolationHandler: () => '',
    react: { useSuspense: false, bindI18nStore: 'added removed' },
  })
  return instance
}

/** Said where no key has a text; no text of ours is this. */
const none = '\u0000'

const engineOf = (instance: i18n): Engine => ({
  find: (lang, keys, values) => {
    const found = String(instance.t([...keys], { ...values, lng: lang, defaultValue: none }))
    return found === none ? null : found
  },
  add: (lang, words, over) => {
    instance.addResourceBundle(lang, namespace, words, true, over)
  },
})

const adopted = new WeakMap<Translator, i18n>()

/** Once per translator; whoever needs the library first brings it. */
export const adoptI18next = (translator: Translator): i18n => {
  const known = adopted.get(translator)
  if (known) return known
  const made: { instance?: i18n } = {}
  translator.adopt((handover) => {
    made.instance = createInstance(handover)
    return engineOf(made.instance)
  })
  const instance = made.instance ?? i18next.createInstance()
  translator.follow(() => {
    if (instance.language !== translator.lang) void instance.changeLanguage(translator.lang)
  })
  adopted.set(translator, instance)
  return instance
}
