<?php

namespace App\Events;

use Illuminate\Broadcasting\PrivateChannel;
use Illuminate\Contracts\Broadcasting\ShouldBroadcastNow;

/** Tells the pages of one user that their inbox has changed, and nothing of what is in it. */
class InboxChanged implements ShouldBroadcastNow
{
    public function __construct(private int|string $userId)
    {
    }

    public function broadcastOn(): PrivateChannel
    {
        return new PrivateChannel('inbox.'.$this->userId);
    }

    public function broadcastAs(): string
    {
        return 'inbox.changed';
    }

    public function broadcastWith(): array
    {
        return [];
    }
}
