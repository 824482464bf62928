<?php

namespace App\Http\Controllers;

use App\Events\InboxChanged;
use Illuminate\Database\Eloquent\Relations\MorphMany;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Str;

/** Three routes of carillon's REST protocol, over the notifications of the user who is signed in. */
class InboxController
{
    /** GET messages: newest first, a page at a time. */
    public function index(Request $request): JsonResponse
    {
        $limit = min(max((int) $request->input('limit', 10), 1), 100);
        if ($request->filled('cursor')) {
            $this->checkCursor($request->query('cursor'));
        }
        // The relation has them newest first: two of one second need an order of their own.
        $page = $this->matching($request, $this->asked($request))->orderByDesc('id')->cursorPaginate($limit);

        return response()->json(['messages' => $page->items(), 'next' => $page->nextCursor()?->encode()]);
    }

    /** GET messages/count: no further than the limit. */
    public function count(Request $request): JsonResponse
    {
        $limit = min(max((int) $request->input('limit', 100), 1), 100);
        $ids = $this->matching($request, $this->asked($request))->limit($limit)->pluck('id');

        return response()->json(['count' => $ids->count()]);
    }

    /** POST messages/changes: by ids, or all of a query. */
    public function change(Request $request): Response
    {
        $request->validate([
            'ids' => 'array|max:1000',
            'ids.*' => 'string',
            'all' => 'array',
            'set.read' => 'boolean',
            'remove' => 'boolean',
        ]);
        abort_unless($request->has('ids') || $request->has('all'), 422, 'It says neither ids nor all.');

        $rows = $this->matching($request, $request->input('all', []))->reorder();
        if ($request->has('ids')) {
            // What is no uuid is not there, and some databases fail at it.
            $rows->whereIn('id', array_filter($request->input('ids'), Str::isUuid(...)));
        }
        if ($request->boolean('remove')) {
            $rows->delete();
        } elseif ($request->has('set.read')) {
            $read = $request->boolean('set.read');
            // What was read keeps its time, and of all no message is made unread.
            if ($read || ! $request->has('ids')) {
                $rows->whereNull('read_at');
            }
            $rows->update(['read_at' => $read ? now() : null]);
        }
        // The change is made: a broadcaster that cannot be reached must not have it sent again.
        rescue(fn () => event(new InboxChanged($request->user()->getKey())));

        return response()->noContent();
    }

    /** The filters of a list or a count. PHP itself keeps only the last of `feed=a&feed=b`. */
    private function asked(Request $request): array
    {
        preg_match_all('/(?:^|&)feed=([^&]*)/', (string) $request->server('QUERY_STRING'), $feeds);

        return ['feed' => array_map('urldecode', $feeds[1])] + $request->query();
    }

    /** Fails at a cursor that `index` has not given: the database would fail at what is in it. */
    private function checkCursor(mixed $cursor): void
    {
        $place = is_string($cursor) ? json_decode(base64_decode(strtr($cursor, '-_', '+/')), true) : null;
        validator((array) $place, [
            'id' => 'required|uuid',
            'created_at' => 'required|date_format:Y-m-d H:i:s',
            '_pointsToNextItems' => 'required|boolean',
        ])->validate();
    }

    /** The user's own notifications: every statement of this class begins here. */
    private function matching(Request $request, array $query): MorphMany
    {
        abort_if(isset($query['data']), 422, 'This inbox has no filter for data.');

        $rows = $request->user()->notifications();
        if (isset($query['read'])) {
            filter_var($query['read'], FILTER_VALIDATE_BOOLEAN) ? $rows->whereNotNull('read_at') : $rows->whereNull('read_at');
        }
        // The table knows none of these: where one is asked for, there is nothing.
        foreach (['seen' => false, 'archived' => true, 'snoozed' => true] as $flag => $unknown) {
            if (isset($query[$flag]) && filter_var($query[$flag], FILTER_VALIDATE_BOOLEAN) === $unknown) {
                $rows->whereRaw('1 = 0');
            }
        }
        if (! empty($query['feed'])) {
            // A list in the list is no feed, nor is a text that no database takes.
            $isFeed = fn (mixed $feed) => is_string($feed) && mb_check_encoding($feed, 'UTF-8') && ! str_contains($feed, "\0");
            $rows->whereIn('type', array_filter((array) $query['feed'], $isFeed));
        }

        return $rows;
    }
}
