/** Pages around the account; what is personal on them is filled in by the page itself. */
import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import type { StoredNode } from '../tree.ts'
import { type Six, texts } from './six-languages.ts'
import { chips, configured, page, prose } from './blocks.ts'
import { chip } from './chip.ts'
import { headings } from './headings.ts'

const account = chips('account', [
  chip('profile', linkTo.profile(), 'Profile', 'الملف الشخصي', 'Profil', 'Profil', 'Perfil', 'Profil'),
  chip('subscription', linkTo.subscription(), 'Plans', 'الباقات', 'Formules', 'Abos', 'Planes', 'Abonamente'),
  chip(
    'favorites',
    linkTo.favorites(),
    'Favourites',
    'المفضلة',
    'Favoris',
    'Favoriten',
    'Favoritos',
    'Favorite',
  ),
  chip('history', linkTo.history(), 'History', 'السجل', 'Historique', 'Verlauf', 'Historial', 'Istoric'),
])
const simple = (name: string, title: Six, text: Six): StoredNode =>
  page(name, title, prose('text', null, text), account)

const settings = page(
  'settings',
  ['Settings', 'الإعدادات', 'Réglages', 'Einstellungen', 'Ajustes', 'Setări'],
  {
    ...configured('mobileSetting', chips('phone', [])),
    title: texts(['See also', 'انظر أيضًا', 'Voir aussi', 'Siehe auch', 'Ver también', 'Vezi și']),
    props: { onPhone: true },
  },
  {
    name: 'settings',
    type: 'settings',
    title: texts(['Preferences', 'التفضيلات', 'Préférences', 'Allgemein', 'Preferencias', 'Preferințe']),
  },
  configured(
    'settingMenu',
    chips('help', [
      chip('help', linkTo.info('help'), 'Help', 'مساعدة', 'Aide', 'Hilfe', 'Ayuda', 'Ajutor'),
      chip('contact', linkTo.impressum(), 'Contact', 'تواصل', 'Contact', 'Kontakt', 'Contacto', 'Contact'),
      chip(
        'privacy',
        linkTo.info('privacy'),
        'Privacy',
        'الخصوصية',
        'Confidentialité',
        'Datenschutz',
        'Privacidad',
        'Confidențialitate',
      ),
    ]),
  ),
)

export const accountPages: readonly StoredNode[] = [
  settings,
  simple('profile-info-services', headings.services, [
    'We email you about your account, and about the topics you choose in your personal details. You can turn those off there.',
    'نراسلك بشأن حسابك، وبشأن المواضيع التي تختارها في بياناتك الشخصية. يمكنك إيقافها هناك.',
    'Nous vous écrivons à propos de votre compte et des sujets choisis dans vos données personnelles. Vous pouvez les désactiver au même endroit.',
    'Wir schreiben dir zu deinem Konto und zu den Themen, die du in deinen persönlichen Daten wählst. Dort kannst du sie auch abbestellen.',
    'Te escribimos sobre tu cuenta y sobre los temas que eliges en tus datos personales. Puedes desactivarlos allí.',
    'Îți scriem despre contul tău și despre subiectele pe care le alegi în datele personale. Le poți dezactiva acolo.',
  ]),
  simple(
    'my-purchases',
    ['Purchases', 'مشترياتي', 'Achats', 'Käufe', 'Compras', 'Achiziții'],
    [
      'You can’t buy anything here yet. What you buy will appear here and stay yours, even when a plan ends.',
      'لا يمكنك شراء أي شيء هنا بعد. ستظهر مشترياتك هنا وتبقى لك حتى بعد انتهاء الباقة.',
      'Vous ne pouvez encore rien acheter ici. Vos achats apparaîtront ici et resteront à vous, même après la fin d’une formule.',
      'Du kannst hier noch nichts kaufen. Deine Käufe erscheinen dann hier und gehören dir, auch wenn ein Abo endet.',
      'Todavía no puedes comprar nada aquí. Lo que compres aparecerá aquí y seguirá siendo tuyo aunque termine un plan.',
      'Încă nu poți cumpăra nimic aici. Ce cumperi va apărea aici și rămâne al tău, chiar dacă un abonament se încheie.',
    ],
  ),
  simple(
    'my-payment-methods',
    [
      'Payment methods',
      'طرق الدفع',
      'Moyens de paiement',
      'Zahlungsarten',
      'Métodos de pago',
      'Metode de plată',
    ],
    [
      'You can’t add a payment method here yet. The payment provider stores card numbers. We never do.',
      'لا يمكنك إضافة طريقة دفع هنا بعد. يحفظ مزوّد الدفع أرقام البطاقات، ولا نحفظها نحن أبدًا.',
      'Vous ne pouvez pas encore ajouter de moyen de paiement ici. Le prestataire de paiement stocke les numéros de carte, jamais nous.',
      'Du kannst hier noch keine Zahlungsart hinzufügen. Kartennummern speichert der Zahlungsdienst, nie wir.',
      'Todavía no puedes añadir un método de pago aquí. Los números de tarjeta los guarda el proveedor de pago, nunca nosotros.',
      'Încă nu poți adăuga o metodă de plată aici. Numerele cardurilor sunt păstrate de procesatorul de plăți, niciodată de noi.',
    ],
  ),
  simple(
    'reward',
    ['Rewards', 'المكافآت', 'Récompenses', 'Prämien', 'Recompensas', 'Recompense'],
    [
      'There are no rewards yet. What you play, watch and read stays in your history.',
      'لا توجد مكافآت بعد. تجد ما تستمع إليه وتشاهده وتقرؤه في سجلك.',
      'Il n’y a pas encore de récompenses. Ce que vous écoutez, regardez et lisez est dans votre historique.',
      'Noch gibt es keine Prämien. Was du hörst, ansiehst und liest, findest du in deinem Verlauf.',
      'Todavía no hay recompensas. Lo que escuchas, ves y lees está en tu historial.',
      'Încă nu există recompense. Ce redai, vezi și citești rămâne în istoricul tău.',
    ],
  ),
]
