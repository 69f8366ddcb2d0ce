-- A profile is reported for reasons of its own: what is wrong with a review is not what is wrong with a person's page.
alter table directory.reports drop constraint reports_reason_check;

-- Reports of profiles that were made with the reasons of reviews; their words stay as they are.
update directory.reports set reason = case reason
    when 'false' then 'registration' when 'offensive' then 'conduct' when 'advertising' then 'conduct' else 'other' end
where kind = 'profile';

alter table directory.reports add constraint reports_reason_check check (
  reason = any (case kind
    when 'review' then array['false', 'offensive', 'private', 'advertising', 'other']
    when 'profile' then array['registration', 'contact', 'conduct', 'other'] end));
