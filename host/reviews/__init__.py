"""Reviews of finished games, made off the event loop and kept. Part of host: imports data, players, rules, workers."""

from host.reviews.reviews import (
    Making,
    ReviewedEnough,
    ReviewFailed,
    Reviews,
    ReviewsQueued,
    TooManyReviews,
    reviewable,
)

__all__ = ["Making", "ReviewFailed", "ReviewedEnough", "Reviews", "ReviewsQueued", "TooManyReviews", "reviewable"]
