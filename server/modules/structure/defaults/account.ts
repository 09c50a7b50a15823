/** Pages around the account; what is personal on them is filled in by the page itself. */
import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import type { StoredNode } from '../tree.ts'
import { type Six, texts } from './six-languages.ts'
import { chips, configured, page, prose, shelf } from './blocks.ts'
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
  page(
    name,
    title,
    prose('text', null, text),
    account,
    shelf('chosen', headings.chosen, { kinds: ['album'] }, linkTo.musicAlbums()),
  )

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
    title: texts([
      'Preferences',
      'لك أن تختار',
      'À vous de choisir',
      'Du hast die Wahl',
      'Tú eliges',
      'Tu alegi',
    ]),
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
  simple(
    'profile',
    ['Profile', 'الملف الشخصي', 'Profil', 'Profil', 'Perfil', 'Profil'],
    [
      'Your favourites, history and language are saved to your account, on all your devices.',
      'إعجاباتك وسجلك ولغتك ترافقك إلى كل جهاز تسجّل الدخول منه.',
      'Vos favoris, votre historique et votre langue vous suivent sur chaque appareil où vous vous connectez.',
      'Favoriten, Verlauf und Sprache folgen dir auf jedes Gerät, auf dem du dich anmeldest.',
      'Tus favoritos, tu historial y tu idioma te siguen en cada dispositivo donde inicias sesión.',
      'Favoritele, istoricul și limba te urmează pe fiecare dispozitiv pe care te conectezi.',
    ],
  ),
  simple(
    'profile-info',
    [
      'Personal details',
      'بيانات شخصية',
      'Données personnelles',
      'Persönliche Daten',
      'Datos personales',
      'Date personale',
    ],
    [
      'We only store what we need to run the service.',
      'لا نحفظ عنك إلا ما تحتاجه البوابة لتعمل.',
      'Nous ne gardons de vous que ce dont le portail a besoin.',
      'Wir behalten nur, was das Portal zum Arbeiten braucht.',
      'Guardamos de ti solo lo que el portal necesita para funcionar.',
      'Păstrăm despre tine doar cât are nevoie portalul.',
    ],
  ),
  simple(
    'profile-manage',
    [
      'Manage profiles',
      'إدارة الملفات',
      'Gérer les profils',
      'Profile verwalten',
      'Gestionar perfiles',
      'Gestionează profilurile',
    ],
    [
      'Each account has one profile. Your favourites, history and language are yours alone.',
      'لكل حساب ملف شخصي واحد: إعجاباتك وسجلك ولغتك لك وحدك.',
      'Un compte, un profil : vos favoris, votre historique et votre langue ne sont qu’à vous.',
      'Ein Konto ist ein Profil: Favoriten, Verlauf und Sprache gehören dir allein.',
      'Una cuenta es un perfil: tus favoritos, tu historial y tu idioma son solo tuyos.',
      'Un cont este un profil: favoritele, istoricul și limba sunt doar ale tale.',
    ],
  ),
  simple('profile-info-services', headings.services, [
    'We only email you when you ask for a link to reset your password. There’s nothing to turn off.',
    'لا نكتب إليك إلا حين تطلب ذلك: رابط كلمة المرور الجديدة. لا شيء هنا يحتاج إلى إسكات.',
    'Nous ne vous écrivons qu’à votre demande : le lien vers un nouveau mot de passe. Il n’y a rien à faire taire.',
    'Wir schreiben dir nur, wenn du es willst: den Link zu einem neuen Passwort. Es gibt nichts abzustellen.',
    'Solo te escribimos cuando lo pides: el enlace a una contraseña nueva. No hay nada que silenciar.',
    'Îți scriem doar când ceri: linkul către o parolă nouă. Nu e nimic de oprit.',
  ]),
  simple(
    'my-purchases',
    ['Purchases', 'مشترياتي', 'Achats', 'Käufe', 'Compras', 'Cumpărături'],
    [
      'You can’t buy anything here yet. What you buy will appear here and stay yours, even when a plan ends.',
      'ما اشتريته يبقى لك حتى بعد انتهاء الباقة.',
      'Ce que vous avez acheté reste à vous, même après la fin d’une formule.',
      'Was du gekauft hast, bleibt dein, auch wenn ein Abo endet.',
      'Lo que compraste sigue siendo tuyo aunque termine el plan.',
      'Ce ai cumpărat rămâne al tău, chiar dacă abonamentul se încheie.',
    ],
  ),
  simple(
    'my-payment-methods',
    [
      'Payment methods',
      'وسائل الدفع',
      'Moyens de paiement',
      'Zahlungsarten',
      'Métodos de pago',
      'Metode de plată',
    ],
    [
      'You can’t add a payment method here yet. The payment provider stores card numbers. We never do.',
      'أرقام البطاقات لدى مزود الدفع لا لدينا.',
      'Les numéros de carte restent chez le prestataire de paiement, jamais chez nous.',
      'Kartennummern liegen beim Zahlungsdienst und nie bei uns.',
      'Los números de tarjeta los guarda el proveedor de pago, nunca nosotros.',
      'Numerele cardurilor sunt păstrate de procesatorul de plăți, niciodată de noi.',
    ],
  ),
  simple(
    'parental-control',
    [
      'Parental control',
      'الرقابة الأبوية',
      'Contrôle parental',
      'Jugendschutz',
      'Control parental',
      'Control parental',
    ],
    [
      'An age limit hides everything rated above it. You can’t change it here yet.',
      'حدّ للعمر يخفي ما فوقه في كل مكان ومن دون أثر.',
      'Un plafond d’âge cache tout ce qui le dépasse, partout et sans trace.',
      'Eine Altersgrenze verbirgt alles darüber, überall und spurlos.',
      'Un límite de edad oculta lo que lo supera, en todas partes y sin rastro.',
      'O limită de vârstă ascunde tot ce o depășește, peste tot și fără urme.',
    ],
  ),
  simple(
    'reward',
    ['Rewards', 'مكافآت', 'Récompenses', 'Belohnungen', 'Recompensas', 'Recompense'],
    [
      'There are no rewards yet. What you play, watch and read stays in your history.',
      'لا شيء هنا لجمعه بعد. ما تسمعه وتشاهده وتقرؤه يبقى في سجلك.',
      'Il n’y a encore rien à collecter ici. Ce que vous écoutez, regardez et lisez reste dans votre historique.',
      'Hier gibt es noch nichts zu sammeln. Was du hörst, siehst und liest, bleibt in deinem Verlauf.',
      'Aquí todavía no hay nada que reunir. Lo que escuchas, ves y lees queda en tu historial.',
      'Aici nu este încă nimic de adunat. Ce asculți, vezi și citești rămâne în istoricul tău.',
    ],
  ),
]
