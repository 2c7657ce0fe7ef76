import { Actions } from '#components/Actions/Actions.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Opening } from '#components/Opening/Opening.tsx';
import type { Target } from '#lib/links.ts';
import { openingWall } from '#lib/walls.ts';

type SentProps = { eyebrow: string; title: string; lead: string; back: { label: string; to: Target } };

/** The answer to a visitor without scripts whose message was sent. */
export function Sent({ eyebrow, title, lead, back }: SentProps) {
  return (
    <Opening id="resposta" eyebrow={eyebrow} eyebrowAccent="mata" title={title} lead={lead} wall={openingWall}>
      <Actions>
        <Link to={back.to} look="primary">
          {back.label}
        </Link>
      </Actions>
    </Opening>
  );
}
