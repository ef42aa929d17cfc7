import { Account as Account16, Client as Client16, Storage as Storage16 } from 'appwrite-16';
import { Account as Account18, Client as Client18, Storage as Storage18 } from 'appwrite-18';
import { Account as Account21, Client as Client21, Storage as Storage21 } from 'appwrite-21';
import { Account, Client, Storage } from 'appwrite';
import {
  Account as NodeAccount,
  Client as NodeClient,
  Storage as NodeStorage,
  Tokens as NodeTokens,
} from 'node-appwrite';

/** The releases of Appwrite's SDK that are tried, each with its own way to be called. Older ones take arguments in order. */
export function oldSdks(endpoint: string) {
  const client16 = new Client16().setEndpoint(endpoint).setProject('saer');
  const client18 = new Client18().setEndpoint(endpoint).setProject('saer');
  const client21 = new Client21().setEndpoint(endpoint).setProject('saer');
  return {
    16: { account: new Account16(client16), storage: new Storage16(client16), client: client16 },
    18: { account: new Account18(client18), storage: new Storage18(client18), client: client18 },
    21: { account: new Account21(client21), storage: new Storage21(client21), client: client21 },
  };
}

/** The newest SDK for web pages. */
export function webSdk(endpoint: string, project = 'saer') {
  const client = new Client().setEndpoint(endpoint).setProject(project);
  return { client, account: new Account(client), storage: new Storage(client) };
}

/** The newest SDK for servers. */
export function nodeSdk(endpoint: string) {
  const client = new NodeClient().setEndpoint(endpoint).setProject('saer');
  return {
    client,
    account: new NodeAccount(client),
    storage: new NodeStorage(client),
    tokens: new NodeTokens(client),
  };
}
