// The script of a frame's page without a build. The page lists the origins that it trusts:
// <meta name="carillon-parents" content="https://app.example https://admin.example">
import { openFramePage } from './openFramePage.ts';

const trusted = document.querySelector<HTMLMetaElement>('meta[name="carillon-parents"]')?.content ?? '';
openFramePage({ trustedParents: trusted.split(/\s+/).filter(Boolean) });
