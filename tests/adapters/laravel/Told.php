<?php

use Illuminate\Notifications\Notification;

/** A notification of any type, with any data. */
class Told extends Notification
{
    public function __construct(private string $type, private array $data)
    {
    }

    public function via(object $notifiable): array
    {
        return ['database'];
    }

    public function toArray(object $notifiable): array
    {
        return $this->data;
    }

    public function databaseType(object $notifiable): string
    {
        return $this->type;
    }
}
