<?php

use Illuminate\Broadcasting\Broadcasters\Broadcaster;
use Illuminate\Broadcasting\Broadcasters\UsePusherChannelConventions;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;

/** A broadcaster for tests: it lets readers join as that of Pusher does, and writes what is sent into a file. */
class FileBroadcaster extends Broadcaster
{
    use UsePusherChannelConventions;

    public function __construct(private string $folder)
    {
    }

    public function auth($request)
    {
        $channel = $this->normalizeChannelName($request->channel_name);
        if (! $this->retrieveUser($request, $channel)) {
            throw new AccessDeniedHttpException;
        }

        return $this->verifyUserCanAccessChannel($request, $channel);
    }

    public function validAuthenticationResponse($request, $result)
    {
        return ['auth' => 'signed'];
    }

    public function broadcast(array $channels, $event, array $payload = [])
    {
        if (file_exists("$this->folder/broadcaster-is-down")) {
            throw new RuntimeException('The broadcaster cannot be reached.');
        }
        unset($payload['socket']);
        foreach ($this->formatChannels($channels) as $channel) {
            $line = json_encode(['channel' => $channel, 'event' => $event, 'payload' => $payload]);
            file_put_contents("$this->folder/broadcasts", "$line\n", FILE_APPEND);
        }
    }
}
