'use client';

import { late } from '../../base/index.ts';
import { useLate } from '../../inbox/dom/useLate.ts';

/** What draws the fields of answers: only where one asks for something. */
const loadForms = late(() => import('./forms.ts'));

/** What draws the fields of answers, once it `isWanted` and there. */
export const useForms = (isWanted: boolean) => useLate(loadForms, isWanted);
