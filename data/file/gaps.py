"""Clears what deleted rows have left in the unused middle of pages. Part of data/file: standard library only.

With `secure_delete`, SQLite overwrites what it deletes. But when it moves rows to another page, it may leave copies of
them in the old one, between the list of cells and the cells (https://www.sqlite.org/fileformat2.html#b_tree_pages).
Nobody reads these bytes, so writing zeros over them changes nothing, whenever it is interrupted.
"""

from typing import BinaryIO

AT_ONCE = 2048
"""How many pages are cleared at once."""
#: The kinds of pages with cells, and how long their headers are.
_HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}
#: The file's own header, before that of its first page.
_FILE_HEADER = 100
#: Pages without cells begin with the number of another page; in larger files it could look like a kind.
_MOST_PAGES = 1 << 24


def clear_gaps(file: BinaryIO, first: int) -> bool:
    """Clear the gaps of the next pages from this one on, counted from 0; False if there are no more after them."""
    file.seek(0)
    header = file.read(_FILE_HEADER)
    size = int.from_bytes(header[16:18], "big")
    size = 65536 if size == 1 else size
    if size < 512:
        return False  # the file is still empty
    file.seek(first * size)
    content = file.read(AT_ONCE * size)
    for number in range(first, min(first + len(content) // size, _MOST_PAGES)):
        place = (number - first) * size
        found = _gap(content[place : place + size], _FILE_HEADER if number == 0 else 0)
        if found is not None:
            file.seek(number * size + found[0])
            file.write(bytes(found[1] - found[0]))
    return len(content) == AT_ONCE * size


def _gap(page: bytes, header: int) -> tuple[int, int] | None:
    """Where a page's gap begins and ends, if anything is in it."""
    length = _HEADERS.get(page[header])
    if length is None:
        return None
    begin = header + length + 2 * int.from_bytes(page[header + 3 : header + 5], "big")
    end = int.from_bytes(page[header + 5 : header + 7], "big") or 65536
    return (begin, end) if begin < end <= len(page) and page[begin:end].strip(b"\0") else None
