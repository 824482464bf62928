'use client';

import { createContext } from 'react';

/** Whether rows stand below headings with their days, which their times need not repeat. */
export const BelowHeadings = createContext(false);
