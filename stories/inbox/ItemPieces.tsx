import { Inbox } from '../../src/features/index.ts';
import { itemMessage } from './itemMessage.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** A row at rest with everything that a message can have, and one that the pointer is in, which shows its controls. */
export function ItemPieces() {
  return (
    <StoryInbox>
      <Inbox.Root>
        <div role="feed" aria-label="Story">
          <Inbox.Item
            message={itemMessage({
              title: 'Deployment needs approval',
              body: '`api@2.14.0` is waiting in production. Checks passed on 3 of 3 regions.',
              answers: [
                { id: 'primary', look: 'primary', label: 'Review', resultLabel: 'Reviewed' },
                { id: 'secondary', label: 'Dismiss' },
              ],
            })}
          />
          <div ref={reach}>
            <Inbox.Item
              message={itemMessage({ id: '000000000000000000000002', body: undefined })}
              avatar={
                <>
                  <Inbox.ItemAvatar />
                  {/* As an open menu does, it keeps the controls in sight. */}
                  <button type="button" hidden aria-haspopup="menu" aria-expanded="true" />
                </>
              }
            />
          </div>
        </div>
      </Inbox.Root>
    </StoryInbox>
  );
}

/** The pointer comes to the row. */
function reach(place: HTMLElement | null): void {
  place
    ?.querySelector('article')
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
