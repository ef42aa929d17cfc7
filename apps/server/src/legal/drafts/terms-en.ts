import { deletionGraceDays } from '@saer/contract/account/account';
import { entitlements } from '@saer/contract/subscriptions/entitlements';

const { products, sheetRows } = entitlements.free;

/** The first draft of the terms, in English. `[[…]]`: somebody has to decide or fill in. */
export const termsEn = `
These terms are a contract between you and {{company}} (“we”) about the use of Saer, which tells online sellers in Saudi Arabia what to charge at marketplaces such as noon and Amazon.sa. You accept them when you register. How we handle personal data is in the [privacy policy](/privacy-policy).

## Who may use Saer

- You are at least 18 years old and may enter into contracts, for yourself or for the business in whose name you register.
- What you enter when registering is true, and you correct it in your [account settings](/account/settings) when it changes.
- We review every registration and may decline one. Until an account is approved, and without any account, the [calculator](/calculator) is open to everybody.

## Your account and your team

- An account belongs to one person. Do not share your password, and use a second factor where you can: an authenticator app or a passkey.
- As a subscriber you may invite sub-users, as many as your plan has. They work with your products in your name, and you answer for what they do. You can remove them at any time.
- Tell us at once if you think that somebody else uses your account: [[email address for security reports]]. In the settings you see every open session and can end each of them.

## What Saer calculates, and what it does not promise

- A price is calculated from what you enter and from the fee tables of the marketplaces. It is a calculation, **not a promise of profit** and not tax, accounting or legal advice. What you charge is your decision.
- Fee tables come from published sources and have a date. Each figure says where it comes from, and a figure that nobody could confirm is marked “to be confirmed”. Compare it with your own statement before you rely on it. The tables of today and their sources are in the [list of fees](/fees).
- Marketplaces change their fees and make individual agreements. Where yours differ, enter them as agreed fees.
- Costs that you do not enter, such as advertising, storage or returns, are not part of the result.

## Free use and plans

- Without a plan you may save up to ${products} products and price sheets of up to ${sheetRows} rows. What plans add, and what they cost, is on the [page of prices](/pricing). Prices include VAT.
- You get a plan by paying for it by card, or by requesting it without paying, which an admin accepts or declines.
- A plan runs for the month or the year that you chose. It is not changed in the middle of a period.
- What you have saved stays yours and readable after a plan ends. You can download and delete it as before.

## Payment, renewal and invoices

- Cards (mada and credit cards) are entered at our payment gateway, on its own page or in its frame. We never see or store card numbers. For a saved card we keep its brand, its last four digits and its expiry.
- A plan renews by card only if you ask for it when you pay or in your settings. You can stop that at any time before the renewal. If a renewal fails, we try again on the following days and tell you.
- For every payment you get a tax invoice by email and under [my subscription](/account/settings/subscriptions).

## Cancelling and refunds

- You can let a subscription end with its period at any time, and take that back until then. Until its end it stays in full use.
- You can withdraw a request that nobody has accepted yet.
- Ask for a refund at [[email address for refunds]] within [[number]] days of the payment. An admin decides, in full or in part; the money goes back to the card that paid, and you get a credit note. A payment that brought you nothing, such as a second one for the same order, is paid back in full.
- Rights that the law gives you as a consumer are not limited by these terms.

## Your data and our rights

- Products, costs and sheets that you enter stay yours. We use them to provide the service to you, and for nothing else; nobody else’s prices are calculated with them.
- Saer, its texts, its design and its software are ours or our licensors’. While your account is active you may use them for your business.
- noon, Amazon and other names are trade marks of their owners. We are not affiliated with them.

## What is not allowed

- to get at other people’s data, to try to break or overload the service, or to get around its limits;
- to upload malicious files, or content that you have no right to;
- to copy fee tables or other content systematically, or to resell the service, without our written consent;
- to use the service against the laws of the Kingdom of Saudi Arabia.

## Availability and changes of the service

We work to keep Saer available, and maintain it with as little interruption as possible, without promising that it never fails. We may change functions; if something that you paid for is removed during your period and is not replaced, you may ask for the unused part of what you paid.

## Ending the contract

- You can delete your account in the [settings](/account/settings) at any time. It is closed at once and erased after ${deletionGraceDays} days; until then you can restore it by signing in. Download your data before, if you want to keep it.
- We may deactivate or block an account that breaks these terms or the law, or endangers others. As far as we may, we tell you why. You can object at [[email address for objections]].
- Invoices and records of payments stay, for as long as the law requires.

## Liability

We are liable for damage that we cause by intent or gross negligence, and wherever the law does not allow otherwise. Beyond that our liability is limited to what you paid us in the twelve months before the damage. We are not liable for decisions on prices, for lost profit, or for fees that a marketplace charges differently from its published table. [[to be reviewed by a lawyer]]

## Changes of these terms

Every version has a number and a day from which it holds; earlier ones stay readable on this page. When a version changes something important, we ask you to accept it the next time you sign in. Until you do, you can still read, download and delete everything that is yours, and close your account; you cannot add or change anything.

## Law, disputes and contact

The laws of the Kingdom of Saudi Arabia apply. The competent courts are those of [[city]]. Both languages of these terms are meant to say the same; if they differ, the Arabic text decides.

{{company}}, commercial registration [[number]], [[address]], [[email address]].
`.trim();
