<?php

namespace App\Http\Controllers;

use App\Events\InboxChanged;
use Illuminate\Database\Eloquent\Relations\MorphMany;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

/** Three routes of carillon's REST protocol, over the notifications of the user who is signed in. */
class InboxController
{
    /** GET messages: newest first, a page at a time. */
    public function index(Request $request): JsonResponse
    {
        $limit = min(max($request->integer('limit', 10), 1), 100);
        // The relation has them newest first: two of one second need an order of their own.
        $page = $this->matching($request, $this->asked($request))->orderByDesc('id')->cursorPaginate($limit);

        return response()->json(['messages' => $page->items(), 'next' => $page->nextCursor()?->encode()]);
    }

    /** GET messages/count: no further than the limit. */
    public function count(Request $request): JsonResponse
    {
        $limit = min(max($request->integer('limit', 100), 1), 100);
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
            $rows->whereIn('id', $request->input('ids'));
        }
        if ($request->boolean('remove')) {
            $rows->delete();
        } elseif ($request->boolean('set.read')) {
            $rows->whereNull('read_at')->update(['read_at' => now()]);
        } elseif ($request->has('set.read')) {
            $rows->update(['read_at' => null]);
        }
        broadcast(new InboxChanged($request->user()->getKey()));

        return response()->noContent();
    }

    /** The filters of a list or a count. PHP itself keeps only the last of `feed=a&feed=b`. */
    private function asked(Request $request): array
    {
        preg_match_all('/(?:^|&)feed=([^&]*)/', (string) $request->server('QUERY_STRING'), $feeds);

        return ['feed' => array_map('urldecode', $feeds[1])] + $request->query();
    }

    /** The user's own notifications: every statement of this class begins here. */
    private function matching(Request $request, array $query): MorphMany
    {
        abort_if(isset($query['data']), 422, 'This inbox has no filter for data.');

        $rows = $request->user()->notifications();
        if (isset($query['read'])) {
            filter_var($query['read'], FILTER_VALIDATE_BOOLEAN) ? $rows->whereNotNull('read_at') : $rows->whereNull('read_at');
        }
        if (! empty($query['feed'])) {
            $rows->whereIn('type', (array) $query['feed']);
        }

        return $rows;
    }
}
