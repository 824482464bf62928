import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../platformContext.ts';

const bell = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#3b5bdb" stroke-width="2"
stroke-linecap="round" stroke-linejoin="round"><path d="M6 9a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7"/><path d="M10 20a2 2 0 0 0 4 0"/></svg>`;

/** The organization that the inbox belongs to. */
export function organizationRoutes(app: FastifyInstance, { environment }: PlatformContext): void {
  const organization = {
    _id: environment.organizationId,
    name: 'Carillon Works',
    branding: {
      color: '#3b5bdb',
      logo: `data:image/svg+xml,${encodeURIComponent(bell)}`,
      fontColor: '#1a1f36',
      fontFamily: 'inherit',
      contentBackground: '#ffffff',
      direction: 'ltr',
    },
  };
  app.get('/widgets/organization', async () => ({ data: organization }));
}
