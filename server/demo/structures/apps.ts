/** Apps: all of them, one's own, the questions about them, and how to bring one here. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { marketplaceLinks } from '../../../src/domain/addresses/marketplace-addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { appQuestions } from './app-questions.ts'
import { banner, chips, withLead, list, page, shelf } from '../../modules/structure/defaults/blocks.ts'
import { chip } from '../../modules/structure/defaults/chip.ts'
import { partnerPage, subjectPage } from './offers.ts'
import { publishing } from './publishing.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const question: Six = [
  'Frequent questions',
  'أسئلة شائعة',
  'Questions fréquentes',
  'Häufige Fragen',
  'Preguntas frecuentes',
  'Întrebări frecvente',
]
const mine: Six = [
  'My apps',
  'تطبيقاتي',
  'Mes applications',
  'Meine Apps',
  'Mis aplicaciones',
  'Aplicațiile mele',
]
const joinUs: Six = [
  'Publish an app',
  'انشر تطبيقًا',
  'Publier une application',
  'App veröffentlichen',
  'Publicar una aplicación',
  'Publică o aplicație',
]
const makers: Six = [
  'Who makes them',
  'من يصنعها',
  'Qui les fait',
  'Wer sie macht',
  'Quién las hace',
  'Cine le face',
]
const lead: Six = [
  'Small tools of our partners. Each page says what the app asks to see before you open it.',
  'أدوات صغيرة من شركائنا. تخبرك كل صفحة بما يطلب التطبيق رؤيته قبل أن تفتحه.',
  'De petits outils de nos partenaires. Chaque page dit ce que l’application demande à voir avant de s’ouvrir.',
  'Kleine Werkzeuge unserer Partner. Jede Seite sagt, was die App sehen will, bevor du sie öffnest.',
  'Pequeñas herramientas de nuestros socios. Cada página dice qué pide ver la app antes de abrirla.',
  'Unelte mici ale partenerilor noștri. Fiecare pagină spune ce cere aplicația să vadă înainte să o deschizi.',
]
const invite: Six = [
  'Do you make something people would open every day?',
  'هل تصنع شيئًا يفتحه الناس كل يوم؟',
  'Vous faites quelque chose qu’on ouvrirait chaque jour ?',
  'Machst du etwas, das man jeden Tag öffnen würde?',
  '¿Haces algo que se abriría cada día?',
  'Faci ceva ce oamenii ar deschide zilnic?',
]

const links = chips('ways', [
  chip('mine', marketplaceLinks.myApps(), ...mine),
  chip('asked', marketplaceLinks.appQuestions(), ...question),
  chip('publish', marketplaceLinks.publishApp(), ...joinUs),
])
const all = (limit: number) =>
  shelf('apps', headings.apps, { kinds: ['app'], limit }, marketplaceLinks.apps())
const studios = shelf(
  'makers',
  makers,
  { kinds: ['partner'], category: 'digital' },
  marketplaceLinks.category('digital'),
)

const app = (name: string): StoredNode => subjectPage(name, headings.apps, ['app'], all(12))

export const appPages = (maker: Maker): readonly StoredNode[] => [
  withLead(
    lead,
    page(
      'apps-view-all',
      headings.apps,
      links,
      list('apps', null, { kinds: ['app'], limit: 24 }),
      studios,
      banner(
        'publish',
        { title: joinUs, subTitle: invite },
        { kinds: ['app'] },
        marketplaceLinks.publishApp(),
      ),
    ),
  ),
  page('apps-faq', question, ...appQuestions, all(12)),
  page('apps-manage', mine, all(12)),
  page('apps-profile', mine, all(12)),
  page(
    'apps-register',
    joinUs,
    ...publishing(maker),
    chips('contact', [chip('contact', linkTo.impressum(), ...headings.imprint)]),
    studios,
  ),
  app('apps-manage-one'),
  app('apps-pd'),
  app('apps-consent'),
  partnerPage('apps-partner', 'app'),
]
