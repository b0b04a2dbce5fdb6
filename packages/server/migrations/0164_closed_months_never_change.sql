-- A closed month never changes (decision 49). Whatever writes, also by a cascade, the database refuses it in the end. The
-- detail lists the months and nothing else, so that the server may show it.

CREATE FUNCTION refuse_closed_months(months text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'month is closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'closed_months', DETAIL = months;
END $$;

-- The lock waits for whoever is closing a month, and shows what they closed. A project that is being deleted is gone
-- already; its own trigger has looked at its months before.
CREATE FUNCTION refuse_closed_month(project uuid, day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  closed text[];
BEGIN
  SELECT closed_months INTO closed FROM projects WHERE id = project FOR KEY SHARE;
  IF to_char(day, 'YYYY-MM') = ANY (closed) THEN
    PERFORM refuse_closed_months(to_char(day, 'YYYY-MM'));
  END IF;
END $$;

CREATE FUNCTION keep_closed_expenses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM refuse_closed_month(OLD.project_id, OLD.date);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM refuse_closed_month(NEW.project_id, NEW.date);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER expenses_added_or_gone AFTER INSERT OR DELETE ON expenses
FOR EACH ROW EXECUTE FUNCTION keep_closed_expenses();
CREATE TRIGGER expenses_changed AFTER UPDATE ON expenses
FOR EACH ROW WHEN (
  (OLD.project_id, OLD.item_id, OLD.date, OLD.amount_minor, OLD.usd_rate)
  IS DISTINCT FROM (NEW.project_id, NEW.item_id, NEW.date, NEW.amount_minor, NEW.usd_rate)
) EXECUTE FUNCTION keep_closed_expenses();

-- What was planned of a month is a figure of it too.
CREATE FUNCTION keep_closed_plans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM refuse_closed_month(OLD.project_id, OLD.month);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM refuse_closed_month(NEW.project_id, NEW.month);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER forecast_months_added AFTER INSERT ON forecast_months
FOR EACH ROW WHEN (NEW.amount_minor <> 0) EXECUTE FUNCTION keep_closed_plans();
CREATE TRIGGER forecast_months_gone AFTER DELETE ON forecast_months
FOR EACH ROW WHEN (OLD.amount_minor <> 0) EXECUTE FUNCTION keep_closed_plans();
CREATE TRIGGER forecast_months_changed AFTER UPDATE ON forecast_months
FOR EACH ROW WHEN (
  (OLD.project_id, OLD.item_id, OLD.month, OLD.amount_minor)
  IS DISTINCT FROM (NEW.project_id, NEW.item_id, NEW.month, NEW.amount_minor)
) EXECUTE FUNCTION keep_closed_plans();

-- Before it goes: by the time the cascade reaches its rows, nobody knows any more which months were closed.
CREATE FUNCTION keep_closed_project() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  months text;
BEGIN
  SELECT string_agg(touched.month, ', ' ORDER BY touched.month) INTO months FROM (
    SELECT to_char(date, 'YYYY-MM') AS month FROM expenses WHERE project_id = OLD.id
    UNION
    SELECT to_char(month, 'YYYY-MM') FROM forecast_months WHERE project_id = OLD.id AND amount_minor <> 0
  ) touched WHERE touched.month = ANY (OLD.closed_months);
  IF months IS NOT NULL THEN
    PERFORM refuse_closed_months(months);
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER projects_keep_closed_months BEFORE DELETE ON projects
FOR EACH ROW WHEN (OLD.closed_months <> '{}') EXECUTE FUNCTION keep_closed_project();
