"""Knowledge about the API that its OpenAPI document cannot express."""

import itertools
import json
import os
import re
from collections import defaultdict

import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.core.parameters import ParameterLocation
from schemathesis.openapi.checks import RejectedPositiveData

# Path parameters of existing records, by path (seed.ts).
RECORDS = json.loads(os.environ["OPENROLE_CONTRACT_RECORDS"])

# JSON Schema cannot state the rules below, so a request that breaks only these is valid by the document and may be
# refused. A refusal of structure (a missing or unknown member, a wrong type, a size) is always a failure.
REFUSED_BY_CODE = {
    "invalid_cursor",  # the API signs its cursors
    "invalid_application",  # each role has its own form
    "unreadable_resume",  # files are validated by content
    "role_closed",
    "duplicate_application",
}
REFUSED_BY_MESSAGE = re.compile(
    "|".join(
        [
            # Text
            r"must be one line of text",
            r"must not be empty",
            r"must have visible characters",
            r"must not hold control characters",
            r"must not contain NUL",
            r"has a member whose name must not contain NUL",
            r"is not well-formed Unicode",
            r"is not allowed as a (name|key)",
            r"must not hold spaces, line breaks, invisible characters or backslashes",
            r"must be base64",
            r"(must hold fields and sections only, not .*|must close (its braces|the section .*)|must open the section .*|must not (name the field .*|nest sections deeper than 3)) \(line \d+\)",
            r"values\.?.*: (is missing|must be .*)",
            r"the PDF fonts have no letters for .*; docx takes them",
            r"the PDF fonts have no letters for .*; docx, md and txt support them",
            r"(has no text|has no words to search for|has no visible text)",
            # Templates of mail
            r"must (hold merge fields only|close its braces|not have a merge field|hold text or pictures)",
            r"has (no merge field|a merge field inside|braces or a backslash)",
            r"is required, or (body_html|template_id)",
            r"excludes subject, body_text and body_html",
            r"needs body_html",
            # An answer that candidates are filtered by names its question and its role.
            r"is required with answer(_to)?",
            r"must lie between 5 minutes ago and 90 days ahead",
            r"must be the id of a candidate or an e-mail address",
            r"is (no (candidate|job|template) of the account|a candidate without an e-mail address)",
            r"has no (candidate|job|organization|sender)\\.\\w+",
            # Patterns. In Python `$` also matches before a final line break, and \d matches digits of all scripts.
            r"must be letters, digits, _ and -, 100 at most",
            r"must be 1 to (50|80) lower-case letters, digits(, _ and -| and _| and hyphens)",
            r"must be a time as HH:MM",
            r"must be a (path such as a\.b|short lower-case name|colour such as #1a7f64)",
            r"must be a date as YYYY(, YYYY-MM or YYYY)?-MM-DD",
            r"must be a date as YYYY-MM-DD or a time of RFC 3339",
            # Values from a register
            r"must be an e-mail address",
            r"must be a phone number",
            r"must be an http or https address without credentials",
            r"must be an ISO 4217 code, such as USD",
            r"must be ISO 639-1 codes, such as en",
            r"must be ISO 3166-1 alpha-2 codes, such as US",
            r"must be an ISO 3166-1 alpha-2 code",
            r"must be an IANA time zone, such as Europe/Stockholm",
            r"must be a country: its ISO 3166-1 alpha-2 code or its name",
            # Lists in one query parameter
            r"unknown value .*; allowed: .*",
            r"must be one or more of draft, open, closed, archived",
            # Members that depend on each other
            r"a bounding box needs all four sides",
            r"must be less than north",
            r"center_lat, center_lng and radius_km go together",
            r"q, title or query is required",
            r"only excludes; add what to search for",
            r"needs (a location|min or max|a text, a city, a region or a country)",
            r"min must not be above max",
            r"must have a min that is not above max",
            r"is required without email",
            r"is required to publish, or description_text",
            r"description_html and description_text must not be given together",
            r"must be another candidate than primary_id",
            r"must (be another employee|be an active employee of this account|not report to this employee)",
            r"must not be before start_date",
            r"must (lie ahead|be in the future|be within a year)",
            r"must have either count or candidate_ids",
            # Interviews
            r"must be given, or slots, or availability: one of the three",
            r"excludes slots and availability, which exclude each other",
            r"is required to choose a time",
            r"is not one of the times on offer",
            r"overlaps slots\.\d+",
            r"must be within two years",
            r"holds (no slot that lies ahead|more than 200 slots)",
            r"must be the id of a member or an e-mail address",
            r"is no member of this account",
            r"must be after from",
            r"availability\.to: must (not be before from|be at most 366 days after from)",
            r"must not lie ahead by more than 5 minutes",
            r"must not be (before the start date of the employee|more than 31 days ago|before from)",
            r"(must not be given except|is required) for leave",
            r"must be (after (at|from)|at most 366 days after (at|from))",
            r"is not an employee of this account",
            r"needs open=true",
            # Scorecards: their template decides what is answered
            r"is no attribute of the scorecard",
            r"is required: .*",
            r"is required in a submitted scorecard",
            r"must be a (score: 1, 2, 3 or 4|text)",
            r"answers\..*: must be true or false",
            r"is required with a key",
            r"is no (interviewer of this interview|scorecard template of this account)",
            # Reports, imports, exports, many candidates at once
            r"selects more than [\d,]+ rows: narrow the filters",
            r"give exactly one of (ids and filter|file, url and import_id)",
            r"matches more than [\d,]+ candidates",
            r"a mail goes to at most \d+ candidates at once",
            r"must name at most 500 columns",
            r"file: (is (empty|not a table|a damaged ZIP)|(holds|expands|line|must have) .*)",
            r"mapping.*: (no column is read as .*|another column is .* already|is not a column of the file|must be one of .*)",
            r"is not a dry run whose file is still there",
            r"must be at a public address",
            r"is not a filter of the kind \w+",
            r"must be (jsonl for an account|false for the kind \w+)",
            r"filter\.status: must be one of .*",
            # Other records
            r"is no (candidate|posting|employee) of this account",
            r"cannot be given together with candidate_id",
            r"must have at most two decimals",
            r"must be of a year of four digits in UTC",
            # Entries that depend on each other
            r"must not (name a kind|name a candidate|contain a key|hold a key|name an option) twice",
            r"must hold the stage applied with the type lead or active: applications arrive there",
            r"must be a stage of the type active, offer, hired",
            r"must not hold two stages that take accepted offers",
            # Form fields, by type
            r"is also the (key of another field|value of another option)",
            r"must be empty for the type \w+",
            r"must not be empty for a choice",
            r"must be another field that can be compared",
            r"must not depend on the field itself",
            r"must not be a field of the category \w+",
            r"must be \w+ for the field \w+",
            r"must not be above (max|max_length)",
            r"(\w+ )?does not go with the (type|category|field) \w+(, which takes no answer)?",
            r"must be (a list of values|a single value|a text|a number or a date|the value of an option)",
            r"has no option that it could be compared with",
            r".*(depends_on|knockout)\.value: must be (a number( on the scale of the score)?|true or false)",
            r"must be (a whole number from 0 to 10|above min) for a score",
            r"must be a number from min 0 to max 10 to be a Net Promoter Score",
            r"must not have more than \d+ patterns",
            r"is (too large|not a pattern in the syntax of RE2)",
            # Stored state
            r"cannot change",
            r"has passed",
            r"is required while the role is open",
            r"must (keep the (question|option) .*|(be optional|stay .*|not change): the survey has responses.*)",
            r"is not an? (job|candidate|organization) of this account",
            r"is not a job that the candidate has applied for",
            r"is not a field of this form",
            r"is required: the account has no parsed résumé",
            r"stage: must be one of .*",
        ]
    ),
    re.DOTALL,
)

addresses = itertools.count()
calls_of = defaultdict(itertools.count)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Sends each request from a new address, and every second request of an operation to an existing record."""
    number = next(addresses)
    address = f"198.18.{number // 250 % 256}.{number % 250 + 1}"
    case.headers = {**(case.headers or {}), "X-Forwarded-For": address}
    if may_name_a_record(case) and next(calls_of[case.operation.label]) % 2 == 0:
        case.path_parameters = {**case.path_parameters, **RECORDS[case.operation.path]}


def may_name_a_record(case):
    """False in the stateful phase, which makes its own records, and for DELETE: later requests need the record."""
    return (
        case.operation.path in RECORDS
        and case.method != "DELETE"
        and case.meta is not None
        and case.meta.phase.name != "stateful"
        and not case.meta.is_negative_at(ParameterLocation.PATH)
    )


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Whether a failure counts."""
    if isinstance(failure, AcceptedNegativeData):
        # A given résumé is read as tools export it (decision 0035): null and older forms are taken too.
        return "Invalid component: in body - resume -> " not in failure.message
    if not isinstance(failure, RejectedPositiveData):
        return True
    error = response.json()["error"]
    if error["code"] in REFUSED_BY_CODE:
        return False
    if case.operation.path == "/v1/agent/tool" and error["code"] == "invalid_request":
        # The arguments of a tool have the schema that GET /v1/agent/tools lists.
        return False
    details = error.get("details", [])
    return not details or not all(breaks_unstated_rule(detail) for detail in details)


def breaks_unstated_rule(detail):
    """Whether the detail names a rule that JSON Schema cannot state. Some rules are recognised by path and message."""
    message = detail["message"]
    named = f"{detail['path']}: {message}"
    return any(REFUSED_BY_MESSAGE.fullmatch(text) for text in (message, named))
