import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The number of characters examined: the work grows quadratically, and this many suffice. */
const maxEstimatedLength = 64;

/** Guesses how many tries a password takes. Its dictionaries of common and breached passwords are large: import it when it is first needed. */
export const strengthEstimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: maxEstimatedLength,
});
