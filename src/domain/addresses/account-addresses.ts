/** Ways to log in and out, and what a user has, beside `linkTo.login` and `linkTo.profile`. */
import { join } from './addresses.ts'

export const accountLinks = {
  register: () => join('user', 'register'),
  partnerLogin: () => join('register'),
  emailLogin: () => join('user', 'login', 'email'),
  externalLogout: () => join('external', 'logout'),
  paymentMethods: () => join('MyPaymentMethods'),
  purchases: () => join('myPurchases'),
  profileServices: () => join('profile', 'info-service-subscriptions'),
  rewards: () => join('reward'),
} as const
