import { deletionGraceDays } from '@saer/contract/account/account';
import { contactDays, spamDays } from '@saer/contract/contact/contact-lifecycle';
import { consentProofDays } from '@saer/contract/contact/newsletter-consent';
import { sessionDays } from '@saer/contract/account/session-days';

/** The first draft of the privacy policy, in English. `[[…]]`: somebody has to decide or fill in. */
export const privacyEn = `
This page says which personal data Saer stores, what for, for how long, who receives it, and how you get, correct or delete it. It follows the Personal Data Protection Law of the Kingdom of Saudi Arabia (Royal Decree M/19, amended by M/148).

In short: we store what you enter and what the service needs to work. We do not sell it, show no advertising, follow nobody across pages or sites, and load nothing from other companies.

## Who is responsible

{{company}}, [[address]]. Contact for everything about personal data: [[email address for privacy]].

## Without an account

The [calculator](/calculator) and the public pages work without an account. Then we store nothing about you on our servers, unless you write to us, with these exceptions:

- Counts of calls, sign-ins and messages from your network address, so that nobody can overload the service or guess passwords. They expire by themselves, within a day at most.
- Searches for a product category that had no result: the words, the language and how often, without who searched.
- Totals by day: how often each public page is opened, in which language, and how many calculations, registrations and purchases there are. They contain no network address, cookie, device or account, and are deleted after three years.
- Reports of crashes: when the app breaks in your browser, it tells our server the error message, the place in our code, the version and the page. Email addresses, long numbers and what follows “?” in links are removed before it is stored. Neither account nor network address is stored with it. It is deleted once the crash was not seen for 90 days.
- Log lines of the server as described [below](#section-8).

If you **write to us** with the [contact form](/contact-us), we store your name, email, message and its picture or PDF, and what we answer, to answer you: for ${contactDays} days after the last change, spam for ${spamDays} days. If you ask for the **newsletter**, we store your email and language, and as proof of your consent which text you agreed to, where and when. It begins only once you confirm it by the link we send; every newsletter has a link to stop it. The proof is deleted ${consentProofDays} days after that.

## With an account

| data | what for | legal basis | for how long |
|---|---|---|---|
| name, email, mobile number, language, profile photo if you add one | your account, signing in, messages about it | contract | until the account is erased |
| password as a one-way hash (argon2id); authenticator app and passkeys if you set them up | signing in safely | contract | until you change or remove them, or the account is erased |
| sessions: time, network address, browser and platform | signing in, and showing you where you are signed in | contract, security | until you sign out; at most ${sessionDays} days |
| browsers that signed in before, as a hash | telling you from attackers who guess passwords | legitimate interest in security | until the account is erased, the newest ones only |
| one-time codes and links, as hashes | confirming an address, a new password | contract | codes one day after they expire, links until they expire; the record of a code for a registration 30 days |
| products, costs, prices, pictures, sheets, agreed fees, answers about columns and categories | the service itself | contract | until you delete them or the account is erased; sheets that were never saved 7 days |
| commission rates from your statements that you use in your prices | the service itself | contract | until the account is erased |
| commission rates that your statements show: store, category, price range, rate, month and number of lines | confirming rates for all sellers; admins see how many sellers, not who | consent | until you withdraw it or the account is erased |
| claims from your statements and sums of these statements: order and item numbers, product names, sums and days | keeping them for you in every browser, if you turn it on; without it they stay in your browser | consent | until you turn it off, delete them or the account is erased |
| messages sent to you: recipient, kind, time, and whether they arrived | delivery | contract | the content until it arrived, at most 15 days; with a code, until it is sent or the code ends; the record 90 days |
| that your email address refuses our mail, and since when | not writing to it in vain | contract | until you or we say that it takes mail again, at most a year |
| subscription, orders, payments; brand, last four digits and expiry of a saved card; name, address and VAT number for invoices | payment and invoices | contract, law | see [how long](#section-6) |
| history of changes to your account and products: who changed what and when; the time of your last sign-in | undoing mistakes, answering questions, security | legitimate interest | until the account is erased |
| which version of these documents you accepted, when, and in which language | proof of the agreement | contract | until the account is erased |
| identity check by Nafath, if you start one: that it succeeded, and a keyed hash of the national id | one account for each identity | consent | until the account is erased; **the number itself is not stored** |

A registration that was never confirmed is deleted after 30 days. We collect no sensitive data in the meaning of the law, and ask you not to enter any.

## Where it comes from

From you, from your browser, and from the people you work with: a subscriber enters the names and addresses of the sub-users whom they invite, and an admin may enter yours. The payment gateway tells us the result of a payment. We buy no data.

## Who receives it

{{processors}}

- A subscriber sees what their sub-users do with the products, and sub-users see the products of their subscriber.
- Our admins see accounts, products and payments as far as their work needs it. What they change is recorded.
- Marketplaces get nothing from us. Nobody gets data for advertising.
- Authorities get what the law obliges us to hand over.

Servers and backups are at [[hosting provider]] in [[country]]. [[If data leaves the Kingdom: to whom, to which country, and on which basis of the transfer regulation.]]

## How long we store it

- Most of it is named in the table above. If you delete your account, it is closed at once and **erased after ${deletionGraceDays} days**, with its products, pictures, history, messages and those of its sub-users. Until then you can restore it.
- The law obliges us to keep **invoices and credit notes** with the name and address of the buyer, [[six years, to be checked]]. After your account is erased they belong to no account.
- Payments, orders and subscriptions stay as figures, without name, email and billing details.
- A saved card that you delete, or that goes with your account, is ended at the gateway too.
- Changes that you made to other people’s things, such as a subscriber’s products, stay in their history without your name.
- Backups are overwritten after [[number]] days.

## Cookies and storage in your browser

We use one cookie, for your language. Everything else is in your browser’s own storage and is read by our pages only. None of it follows you.

| what | what for | until |
|---|---|---|
| cookie lang (__Host-lang over https) | pages in your language | one year |
| lang, dark | language and theme that you chose | you clear it |
| fcmtoken | a random id of this browser, so that we recognise it when you sign in; it is stored at our end as a hash | you clear it |
| token, token_at, sessionId, user, data, hasSubscription, appwriteToken | your session, name and plan while you are signed in | you sign out |
| calculator, typedCalculation, lastAnswer, savedProducts, recent, noonPartner | what you typed, opened or chose last | you sign out, or clear it |
| form of a registration without its password, steps in progress | surviving a reload | the tab is closed |
| database saer-changes | changes made offline, until they are sent | they are sent or discarded, or you sign out |
| saved copies of pages, fees and your products | opening and calculating without a connection | you sign out (your products), or clear it |
| database saer-sheets | a sheet that you are pricing, so that nothing is lost | it is saved or discarded |
| database saer-claims | claims from your statements and the sums of these statements, also after you sign out | you delete them or clear it |

Where the embedded files service is used by an app, it sets one more cookie for its session, until you sign out.

## Logs and security

The server writes log lines about requests and errors, without what was sent. Lines about signing in contain the account or a keyed hash of the name, the network address and the time. They are stored for [[number]] days and only read to keep the service safe and working.

Connections are encrypted, passwords and codes are stored as hashes only, access is limited by role, and every change is recorded. If a breach endangers your data, we report it to SDAIA within 72 hours and tell you without delay.

## Your rights

You may know what we store, get it, have it corrected or deleted, and withdraw a consent as easily as you gave it. For most of this you need nobody:

- **Read and correct**: name, photo, email, mobile, sessions and security in your [account settings](/account/settings); products in [my products](/user/products).
- **Get a copy**: “Download my data” in the settings gives you everything in one file that people and programs can read; products also as .xlsx and .csv.
- **Delete**: single products, pictures, cards and sessions where they are; the whole account in the settings. A sub-user’s account is deleted by its subscriber.
- **Object, restrict, or ask anything else**: write to [[email address for privacy]]. We answer within 30 days, without charge.

If you are not content with our answer, you can complain to the Saudi Data and Artificial Intelligence Authority (SDAIA).

## Messages and marketing

You get messages that the service needs: codes, decisions about your account, payments, the end of a plan, new fees that concern your products. Advertising is sent only to those who asked for it separately, and every such message has a link to stop it.

## Automated decisions

Prices are calculated automatically, about products and not about you. Whether an account is approved, blocked or gets a refund is decided by a person.

## Children

Saer is for traders. People below 18 may not register; if we learn of such an account, we delete it.

## Changes of this policy

Every version has a number and a day from which it holds; earlier ones stay readable on this page. If a change is important, we ask you to accept it when you sign in. Both languages are meant to say the same; if they differ, the Arabic text decides.
`.trim();
