// Generated from the schema by "npm run types".

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      appointments: {
        Row: {
          agreed_at: string | null;
          answer_by: string | null;
          contact_confirmed_at: string | null;
          created_at: string;
          ended_at: string | null;
          ended_by: string | null;
          ends_at: string | null;
          for_whom: string;
          has_guardian: boolean;
          held_until: string | null;
          id: string;
          is_automatic: boolean;
          is_own: boolean;
          message: string | null;
          modality: string;
          move_answer_by: string | null;
          move_note: string | null;
          move_outcome: string | null;
          move_to: string | null;
          note: string | null;
          patient_email: string | null;
          patient_name: string;
          patient_whatsapp: string | null;
          patient_zone: string | null;
          professional_id: string;
          reminded_at: string | null;
          series_id: string | null;
          service: string | null;
          starts_at: string | null;
          status: string;
          updated_at: string;
          wish: string | null;
        };
        Insert: {
          agreed_at?: string | null;
          answer_by?: string | null;
          contact_confirmed_at?: string | null;
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at?: string | null;
          for_whom?: string;
          has_guardian?: boolean;
          held_until?: string | null;
          id?: string;
          is_automatic?: boolean;
          is_own?: boolean;
          message?: string | null;
          modality: string;
          move_answer_by?: string | null;
          move_note?: string | null;
          move_outcome?: string | null;
          move_to?: string | null;
          note?: string | null;
          patient_email?: string | null;
          patient_name: string;
          patient_whatsapp?: string | null;
          patient_zone?: string | null;
          professional_id: string;
          reminded_at?: string | null;
          series_id?: string | null;
          service?: string | null;
          starts_at?: string | null;
          status?: string;
          updated_at?: string;
          wish?: string | null;
        };
        Update: {
          agreed_at?: string | null;
          answer_by?: string | null;
          contact_confirmed_at?: string | null;
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at?: string | null;
          for_whom?: string;
          has_guardian?: boolean;
          held_until?: string | null;
          id?: string;
          is_automatic?: boolean;
          is_own?: boolean;
          message?: string | null;
          modality?: string;
          move_answer_by?: string | null;
          move_note?: string | null;
          move_outcome?: string | null;
          move_to?: string | null;
          note?: string | null;
          patient_email?: string | null;
          patient_name?: string;
          patient_whatsapp?: string | null;
          patient_zone?: string | null;
          professional_id?: string;
          reminded_at?: string | null;
          series_id?: string | null;
          service?: string | null;
          starts_at?: string | null;
          status?: string;
          updated_at?: string;
          wish?: string | null;
        };
        Relationships: [];
      };
      approaches: {
        Row: {
          name: string;
          position: number;
          specialty_id: number;
        };
        Insert: {
          name: string;
          position: number;
          specialty_id: number;
        };
        Update: {
          name?: string;
          position?: number;
          specialty_id?: number;
        };
        Relationships: [];
      };
      cities: {
        Row: {
          area_code: number;
          id: number;
          is_capital: boolean;
          latitude: number;
          local_holidays: string[];
          longitude: number;
          name: string;
          number: number;
          population: number | null;
          search_key: string;
          slug: string;
          state: string;
          time_zone: string;
        };
        Insert: {
          area_code: number;
          id: number;
          is_capital: boolean;
          latitude: number;
          local_holidays?: string[];
          longitude: number;
          name: string;
          number: number;
          population?: number | null;
          slug: string;
          state: string;
          time_zone: string;
        };
        Update: {
          area_code?: number;
          id?: number;
          is_capital?: boolean;
          latitude?: number;
          local_holidays?: string[];
          longitude?: number;
          name?: string;
          number?: number;
          population?: number | null;
          slug?: string;
          state?: string;
          time_zone?: string;
        };
        Relationships: [];
      };
      contact_events: {
        Row: {
          at: string;
          kind: string;
          professional_id: string;
        };
        Insert: {
          at: string;
          kind: string;
          professional_id: string;
        };
        Update: {
          at?: string;
          kind?: string;
          professional_id?: string;
        };
        Relationships: [];
      };
      reviews: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          author: string | null;
          comment: string | null;
          correction_asked_at: string | null;
          created_at: string;
          held_answer: string | null;
          held_at: string | null;
          hidden_at: string | null;
          id: string;
          is_counted: boolean;
          professional_id: string;
          source: string;
          stars: number;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          author?: string | null;
          comment?: string | null;
          correction_asked_at?: string | null;
          created_at?: string;
          held_answer?: string | null;
          held_at?: string | null;
          hidden_at?: string | null;
          id?: string;
          professional_id: string;
          source: string;
          stars: number;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          author?: string | null;
          comment?: string | null;
          correction_asked_at?: string | null;
          created_at?: string;
          held_answer?: string | null;
          held_at?: string | null;
          hidden_at?: string | null;
          id?: string;
          professional_id?: string;
          source?: string;
          stars?: number;
        };
        Relationships: [];
      };
      specialties: {
        Row: {
          allows_prices: boolean;
          allows_testimonials: boolean;
          council: string;
          id: number;
          name: string;
          slug: string;
        };
        Insert: {
          allows_prices: boolean;
          allows_testimonials: boolean;
          council: string;
          id: number;
          name: string;
          slug: string;
        };
        Update: {
          allows_prices?: boolean;
          allows_testimonials?: boolean;
          council?: string;
          id?: number;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      subscription_events: {
        Row: {
          at: string;
          user_id: string;
        };
        Insert: {
          at: string;
          user_id: string;
        };
        Update: {
          at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      attributes: {
        Row: {
          is_offered: boolean | null;
          kind: string | null;
          name: string | null;
          slug: string | null;
          specialties: string[] | null;
        };
        Insert: {
          is_offered?: boolean | null;
          kind?: string | null;
          name?: string | null;
          slug?: string | null;
          specialties?: string[] | null;
        };
        Update: {
          is_offered?: boolean | null;
          kind?: string | null;
          name?: string | null;
          slug?: string | null;
          specialties?: string[] | null;
        };
        Relationships: [];
      };
      date_hours: {
        Row: {
          created_at: string | null;
          day: string | null;
          ends: string | null;
          id: string | null;
          kind: string | null;
          modality: string | null;
          professional_id: string | null;
          reason: string | null;
          series_id: string | null;
          starts: string | null;
        };
        Insert: {
          created_at?: string | null;
          day?: string | null;
          ends?: string | null;
          id?: string | null;
          kind?: string | null;
          modality?: string | null;
          professional_id?: string | null;
          reason?: string | null;
          series_id?: string | null;
          starts?: string | null;
        };
        Update: {
          created_at?: string | null;
          day?: string | null;
          ends?: string | null;
          id?: string | null;
          kind?: string | null;
          modality?: string | null;
          professional_id?: string | null;
          reason?: string | null;
          series_id?: string | null;
          starts?: string | null;
        };
        Relationships: [];
      };
      professionals: {
        Row: {
          accessibility: string[] | null;
          address: string | null;
          age_group: string | null;
          approach: string | null;
          booking_rules: Json | null;
          city: string | null;
          consultation_minutes: number | null;
          contact_email: string | null;
          created_at: string | null;
          description: string | null;
          district: string | null;
          email: string | null;
          fee_max: number | null;
          fee_min: number | null;
          health_plans: string[] | null;
          held_at: string | null;
          held_texts: string[] | null;
          id: string | null;
          is_active: boolean | null;
          languages: string[] | null;
          modality: string | null;
          name: string | null;
          paused_at: string | null;
          photo: string | null;
          plans_to_confirm: string[] | null;
          rating: number | null;
          registration: string | null;
          registration_contested_at: string | null;
          registration_problem: string | null;
          review_count: number | null;
          rqe: string | null;
          schedule: string | null;
          specialty: string | null;
          state: string | null;
          subscription_status: string | null;
          suspended_at: string | null;
          themes: string[] | null;
          title_form: string | null;
          trial_end_date: string | null;
          updated_at: string | null;
          user_id: string | null;
          verified_at: string | null;
          weekly_hours: Json | null;
          whatsapp: string | null;
          works_on_holidays: boolean | null;
        };
        Insert: {
          accessibility?: string[] | null;
          address?: string | null;
          age_group?: string | null;
          approach?: string | null;
          booking_rules?: Json | null;
          city?: string | null;
          consultation_minutes?: number | null;
          contact_email?: string | null;
          created_at?: string | null;
          description?: string | null;
          district?: string | null;
          email?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          health_plans?: string[] | null;
          held_at?: string | null;
          held_texts?: string[] | null;
          id?: string | null;
          is_active?: boolean | null;
          languages?: string[] | null;
          modality?: string | null;
          name?: string | null;
          paused_at?: string | null;
          photo?: string | null;
          plans_to_confirm?: string[] | null;
          rating?: number | null;
          registration?: string | null;
          registration_contested_at?: string | null;
          registration_problem?: string | null;
          review_count?: number | null;
          rqe?: string | null;
          schedule?: string | null;
          specialty?: string | null;
          state?: string | null;
          subscription_status?: string | null;
          suspended_at?: string | null;
          themes?: string[] | null;
          title_form?: string | null;
          trial_end_date?: string | null;
          updated_at?: string | null;
          user_id?: string | null;
          verified_at?: string | null;
          weekly_hours?: Json | null;
          whatsapp?: string | null;
          works_on_holidays?: boolean | null;
        };
        Update: {
          accessibility?: string[] | null;
          address?: string | null;
          age_group?: string | null;
          approach?: string | null;
          booking_rules?: Json | null;
          city?: string | null;
          consultation_minutes?: number | null;
          contact_email?: string | null;
          created_at?: string | null;
          description?: string | null;
          district?: string | null;
          email?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          health_plans?: string[] | null;
          held_at?: string | null;
          held_texts?: string[] | null;
          id?: string | null;
          is_active?: boolean | null;
          languages?: string[] | null;
          modality?: string | null;
          name?: string | null;
          paused_at?: string | null;
          photo?: string | null;
          plans_to_confirm?: string[] | null;
          rating?: number | null;
          registration?: string | null;
          registration_contested_at?: string | null;
          registration_problem?: string | null;
          review_count?: number | null;
          rqe?: string | null;
          schedule?: string | null;
          specialty?: string | null;
          state?: string | null;
          subscription_status?: string | null;
          suspended_at?: string | null;
          themes?: string[] | null;
          title_form?: string | null;
          trial_end_date?: string | null;
          updated_at?: string | null;
          user_id?: string | null;
          verified_at?: string | null;
          weekly_hours?: Json | null;
          whatsapp?: string | null;
          works_on_holidays?: boolean | null;
        };
        Relationships: [];
      };
      time_off: {
        Row: {
          created_at: string | null;
          ends_on: string | null;
          id: string | null;
          professional_id: string | null;
          reason: string | null;
          starts_on: string | null;
        };
        Insert: {
          created_at?: string | null;
          ends_on?: string | null;
          id?: string | null;
          professional_id?: string | null;
          reason?: string | null;
          starts_on?: string | null;
        };
        Update: {
          created_at?: string | null;
          ends_on?: string | null;
          id?: string | null;
          professional_id?: string | null;
          reason?: string | null;
          starts_on?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_documents: {
        Args: {
          versions: Json;
        };
        Returns: number;
      };
      add_appointments: {
        Args: {
          at: string;
          minutes: number;
          in_modality: string;
          patient_name: string;
          patient_email?: string;
          patient_whatsapp?: string;
          service?: string;
          weeks?: number;
          skipped?: string[];
          every?: number;
        };
        Returns: number;
      };
      am_i_operator: {
        Args: never;
        Returns: Json;
      };
      answer_move: {
        Args: {
          appointment: string;
          asked_for: string;
          accepts: boolean;
          note?: string;
        };
        Returns: unknown;
      };
      answer_review: {
        Args: {
          review: string;
          words: string;
        };
        Returns: unknown;
      };
      ask_registration_again: {
        Args: never;
        Returns: undefined;
      };
      calendar_address_since: {
        Args: never;
        Returns: string;
      };
      cancel_appointment: {
        Args: {
          appointment: string;
          note?: string;
        };
        Returns: unknown;
      };
      cancel_following: {
        Args: {
          appointment: string;
          note?: string;
        };
        Returns: number;
      };
      confirm_appointment: {
        Args: {
          appointment: string;
          note?: string;
          at?: string;
        };
        Returns: unknown;
      };
      confirm_health_plans: {
        Args: never;
        Returns: undefined;
      };
      count_professionals: {
        Args: {
          of_specialty?: string;
          by_modality?: string;
          in_city?: string;
          within_km?: number;
          in_state?: string;
          at_times?: number;
          with_attributes?: string[];
          only_verified?: boolean;
          named?: string;
        };
        Returns: number;
      };
      count_recovery_codes: {
        Args: never;
        Returns: number;
      };
      decline_appointment: {
        Args: {
          appointment: string;
          note?: string;
        };
        Returns: unknown;
      };
      decline_requests: {
        Args: {
          appointments: string[];
        };
        Returns: number;
      };
      directory_figures: {
        Args: never;
        Returns: {
          professionals: number;
          specialties: number;
          cities: number;
          satisfaction: number;
          verified: number;
        }[];
      };
      end_my_session: {
        Args: {
          session_id: string;
        };
        Returns: boolean;
      };
      export_my_data: {
        Args: never;
        Returns: Json;
      };
      has_password: {
        Args: never;
        Returns: boolean;
      };
      mails_patient: {
        Args: {
          patient_email: string;
          service?: string;
        };
        Returns: boolean;
      };
      make_recovery_codes: {
        Args: never;
        Returns: string[];
      };
      make_review_link: {
        Args: {
          appointment?: string;
        };
        Returns: string;
      };
      move_appointments: {
        Args: {
          appointment: string;
          at: string;
          following?: boolean;
          skipped?: string[];
        };
        Returns: number;
      };
      my_accepted_documents: {
        Args: never;
        Returns: {
          kind: string;
          version: string;
          accepted_at: string;
          is_readable: boolean;
        }[];
      };
      my_appointments_ahead: {
        Args: never;
        Returns: {
          appointments: number;
          requests: number;
          own: number;
          unreachable: number;
        }[];
      };
      my_availability: {
        Args: never;
        Returns: Json;
      };
      my_calendars: {
        Args: never;
        Returns: {
          id: string;
          host: string;
          created_at: string;
          answered_at: string;
          failure: string;
          busy_count: number;
        }[];
      };
      my_origins: {
        Args: {
          days?: number;
        };
        Returns: {
          origin: string;
          views: number;
        }[];
      };
      my_payer: {
        Args: never;
        Returns: Json;
      };
      my_professional_id: {
        Args: never;
        Returns: string;
      };
      my_registration: {
        Args: never;
        Returns: Json;
      };
      my_review_invitations: {
        Args: never;
        Returns: Json;
      };
      my_rooms: {
        Args: never;
        Returns: Json;
      };
      my_sessions: {
        Args: never;
        Returns: {
          id: string;
          created_at: string;
          last_used_at: string;
          user_agent: string;
          is_current: boolean;
        }[];
      };
      my_statistics: {
        Args: {
          days?: number;
        };
        Returns: {
          day: string;
          views: number;
          whatsapp: number;
          email: number;
          appointments: number;
        }[];
      };
      my_suspicious_requests: {
        Args: never;
        Returns: Json;
      };
      my_time_zone: {
        Args: never;
        Returns: string;
      };
      nearest_city: {
        Args: {
          latitude: number;
          longitude: number;
        };
        Returns: {
          id: number;
          name: string;
          state: string;
          slug: string;
        }[];
      };
      new_calendar_address: {
        Args: never;
        Returns: string;
      };
      operator_add_days: {
        Args: {
          professional: string;
          days: number;
          reason: string;
        };
        Returns: Json;
      };
      operator_ask_correction: {
        Args: {
          flag: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_attributes: {
        Args: never;
        Returns: Json;
      };
      operator_close_report: {
        Args: {
          report: string;
          is_upheld: boolean;
          answer: string;
        };
        Returns: Json;
      };
      operator_close_request: {
        Args: {
          request: string;
          is_done: boolean;
          answer: string;
        };
        Returns: Json;
      };
      operator_decide_registration: {
        Args: {
          verification: string;
          decision: string;
          reason?: string;
        };
        Returns: Json;
      };
      operator_dismiss_flag: {
        Args: {
          flag: string;
          why?: string;
        };
        Returns: Json;
      };
      operator_end_sessions: {
        Args: {
          professional: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_erase_kept: {
        Args: {
          request: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_extend_trial: {
        Args: {
          professional: string;
          days: number;
          reason: string;
        };
        Returns: Json;
      };
      operator_find: {
        Args: {
          words: string;
        };
        Returns: Json;
      };
      operator_flags: {
        Args: never;
        Returns: Json;
      };
      operator_held_reviews: {
        Args: never;
        Returns: Json;
      };
      operator_hide_review: {
        Args: {
          review: string;
          reason: string;
          category: string;
        };
        Returns: Json;
      };
      operator_incidents: {
        Args: never;
        Returns: Json;
      };
      operator_keep_factor: {
        Args: {
          professional: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_log: {
        Args: {
          before_id?: number;
          of_target?: string;
        };
        Returns: Json;
      };
      operator_minor_reports: {
        Args: never;
        Returns: Json;
      };
      operator_open_card: {
        Args: {
          verification: string;
        };
        Returns: string[];
      };
      operator_overview: {
        Args: never;
        Returns: Json;
      };
      operator_professional: {
        Args: {
          professional: string;
        };
        Returns: Json;
      };
      operator_record_incident: {
        Args: {
          incident: string;
          seen: number;
          facts: Json;
        };
        Returns: Json;
      };
      operator_refund: {
        Args: {
          professional: string;
          charge: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_registrations: {
        Args: never;
        Returns: Json;
      };
      operator_remove_factor: {
        Args: {
          professional: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_reports: {
        Args: never;
        Returns: Json;
      };
      operator_requests: {
        Args: never;
        Returns: Json;
      };
      operator_resend_email: {
        Args: {
          message: string;
        };
        Returns: Json;
      };
      operator_restore: {
        Args: {
          professional: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_rules: {
        Args: never;
        Returns: Json;
      };
      operator_save_attribute: {
        Args: {
          attribute: number;
          kind: string;
          slug: string;
          name: string;
          specialties: number[];
          words: string[];
          is_offered: boolean;
          reason: string;
        };
        Returns: Json;
      };
      operator_send_kept: {
        Args: {
          request: string;
        };
        Returns: Json;
      };
      operator_set_rule: {
        Args: {
          specialty: number;
          rule: string;
          is_allowed: boolean;
          reason: string;
        };
        Returns: Json;
      };
      operator_settle_minor: {
        Args: {
          appointment: string;
          is_erased: boolean;
          reason: string;
        };
        Returns: Json;
      };
      operator_show_review: {
        Args: {
          review: string;
          reason: string;
        };
        Returns: Json;
      };
      operator_suspend: {
        Args: {
          professional: string;
          reason: string;
        };
        Returns: Json;
      };
      pause_listing: {
        Args: never;
        Returns: boolean;
      };
      pending_documents: {
        Args: never;
        Returns: {
          kind: string;
          version: string;
        }[];
      };
      propose_appointment: {
        Args: {
          appointment: string;
          at: string;
          note?: string;
          is_exception?: boolean;
        };
        Returns: unknown;
      };
      record_attendance: {
        Args: {
          appointment: string;
          has_come: boolean;
        };
        Returns: unknown;
      };
      report_minor: {
        Args: {
          appointment: string;
        };
        Returns: undefined;
      };
      resume_listing: {
        Args: never;
        Returns: boolean;
      };
      revoke_calendar_address: {
        Args: never;
        Returns: undefined;
      };
      search_professionals: {
        Args: {
          of_specialty?: string;
          by_modality?: string;
          in_city?: string;
          within_km?: number;
          in_state?: string;
          at_times?: number;
          with_attributes?: string[];
          only_verified?: boolean;
          named?: string;
          page_size?: number;
          after_rank?: number;
          after_id?: string;
          day?: string;
        };
        Returns: {
          id: string;
          name: string;
          specialty: string;
          registration: string;
          approach: string;
          modality: string;
          district: string;
          city: string;
          state: string;
          schedule: string;
          description: string;
          verified_at: string;
          rating: number;
          review_count: number;
          rank: number;
          photo: string;
          rqe: string;
          title_form: string;
        }[];
      };
      set_appointment_room: {
        Args: {
          appointment: string;
          room: string;
        };
        Returns: undefined;
      };
      set_payer: {
        Args: {
          name: string;
          tax_id: string;
        };
        Returns: undefined;
      };
      set_room: {
        Args: {
          room: string;
        };
        Returns: undefined;
      };
      subscription_overview: {
        Args: never;
        Returns: Json;
      };
      suggest_cities: {
        Args: {
          words: string;
          page_size?: number;
        };
        Returns: {
          id: number;
          name: string;
          state: string;
          slug: string;
        }[];
      };
      times_to_propose: {
        Args: {
          appointment: string;
        };
        Returns: string[];
      };
      unfollow_calendar: {
        Args: {
          source: string;
        };
        Returns: undefined;
      };
      use_recovery_code: {
        Args: {
          code: string;
        };
        Returns: string;
      };
      waiting_count: {
        Args: never;
        Returns: number;
      };
      words_to_revise: {
        Args: {
          specialty: string;
          words: string;
          place?: string;
        };
        Returns: Json;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
  directory: {
    Tables: {
      accepted_documents: {
        Row: {
          accepted_at: string;
          kind: string;
          user_id: string;
          version: string;
        };
        Insert: {
          accepted_at?: string;
          kind: string;
          user_id: string;
          version: string;
        };
        Update: {
          accepted_at?: string;
          kind?: string;
          user_id?: string;
          version?: string;
        };
        Relationships: [];
      };
      appointment_links: {
        Row: {
          appointment_id: string;
          created_at: string;
          is_mailed: boolean;
          token_hash: string;
        };
        Insert: {
          appointment_id: string;
          created_at?: string;
          is_mailed?: boolean;
          token_hash: string;
        };
        Update: {
          appointment_id?: string;
          created_at?: string;
          is_mailed?: boolean;
          token_hash?: string;
        };
        Relationships: [];
      };
      appointment_rooms: {
        Row: {
          address: string;
          appointment_id: string;
          updated_at: string;
        };
        Insert: {
          address: string;
          appointment_id: string;
          updated_at?: string;
        };
        Update: {
          address?: string;
          appointment_id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      attributes: {
        Row: {
          id: number;
          is_offered: boolean;
          kind: string;
          name: string;
          slug: string;
          specialty_ids: number[];
          words: string[];
        };
        Insert: {
          id: number;
          is_offered?: boolean;
          kind: string;
          name: string;
          slug: string;
          specialty_ids?: number[];
          words?: string[];
        };
        Update: {
          id?: number;
          is_offered?: boolean;
          kind?: string;
          name?: string;
          slug?: string;
          specialty_ids?: number[];
          words?: string[];
        };
        Relationships: [];
      };
      availability: {
        Row: {
          changed_at: string | null;
          is_filled: boolean;
          notified_at: string | null;
          professional_id: string;
        };
        Insert: {
          changed_at?: string | null;
          is_filled?: boolean;
          notified_at?: string | null;
          professional_id: string;
        };
        Update: {
          changed_at?: string | null;
          is_filled?: boolean;
          notified_at?: string | null;
          professional_id?: string;
        };
        Relationships: [];
      };
      busy_times: {
        Row: {
          ends_at: string;
          professional_id: string;
          source_id: string;
          starts_at: string;
        };
        Insert: {
          ends_at: string;
          professional_id: string;
          source_id: string;
          starts_at: string;
        };
        Update: {
          ends_at?: string;
          professional_id?: string;
          source_id?: string;
          starts_at?: string;
        };
        Relationships: [];
      };
      calendar_feeds: {
        Row: {
          created_at: string;
          professional_id: string;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          professional_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          professional_id?: string;
          token_hash?: string;
        };
        Relationships: [];
      };
      calendar_sources: {
        Row: {
          address: string;
          answered_at: string | null;
          created_at: string;
          etag: string | null;
          failure: string | null;
          failures: number;
          id: string;
          last_modified: string | null;
          next_read_at: string;
          outage_notified_at: string | null;
          professional_id: string;
          read_at: string | null;
          zone: string | null;
        };
        Insert: {
          address: string;
          answered_at?: string | null;
          created_at?: string;
          etag?: string | null;
          failure?: string | null;
          failures?: number;
          id?: string;
          last_modified?: string | null;
          next_read_at?: string;
          outage_notified_at?: string | null;
          professional_id: string;
          read_at?: string | null;
          zone?: string | null;
        };
        Update: {
          address?: string;
          answered_at?: string | null;
          created_at?: string;
          etag?: string | null;
          failure?: string | null;
          failures?: number;
          id?: string;
          last_modified?: string | null;
          next_read_at?: string;
          outage_notified_at?: string | null;
          professional_id?: string;
          read_at?: string | null;
          zone?: string | null;
        };
        Relationships: [];
      };
      consent_words: {
        Row: {
          kind: string;
          version: string;
          words: string;
        };
        Insert: {
          kind: string;
          version: string;
          words: string;
        };
        Update: {
          kind?: string;
          version?: string;
          words?: string;
        };
        Relationships: [];
      };
      consents: {
        Row: {
          appointment_id: string;
          given_at: string;
          kind: string;
          version: string;
        };
        Insert: {
          appointment_id: string;
          given_at?: string;
          kind: string;
          version: string;
        };
        Update: {
          appointment_id?: string;
          given_at?: string;
          kind?: string;
          version?: string;
        };
        Relationships: [];
      };
      daily_counts: {
        Row: {
          appointments: number;
          day: string;
          email: number;
          professional_id: string;
          views: number;
          whatsapp: number;
        };
        Insert: {
          appointments?: number;
          day: string;
          email?: number;
          professional_id: string;
          views?: number;
          whatsapp?: number;
        };
        Update: {
          appointments?: number;
          day?: string;
          email?: number;
          professional_id?: string;
          views?: number;
          whatsapp?: number;
        };
        Relationships: [];
      };
      daily_origins: {
        Row: {
          day: string;
          origin: string;
          professional_id: string;
          views: number;
        };
        Insert: {
          day: string;
          origin: string;
          professional_id: string;
          views: number;
        };
        Update: {
          day?: string;
          origin?: string;
          professional_id?: string;
          views?: number;
        };
        Relationships: [];
      };
      date_hours: {
        Row: {
          created_at: string;
          day: string;
          ends: string;
          id: string;
          kind: string;
          modality: string | null;
          professional_id: string;
          reason: string | null;
          series_id: string | null;
          starts: string;
        };
        Insert: {
          created_at?: string;
          day: string;
          ends: string;
          id?: string;
          kind: string;
          modality?: string | null;
          professional_id: string;
          reason?: string | null;
          series_id?: string | null;
          starts: string;
        };
        Update: {
          created_at?: string;
          day?: string;
          ends?: string;
          id?: string;
          kind?: string;
          modality?: string | null;
          professional_id?: string;
          reason?: string | null;
          series_id?: string | null;
          starts?: string;
        };
        Relationships: [];
      };
      day_salts: {
        Row: {
          day: string;
          salt: string;
        };
        Insert: {
          day: string;
          salt: string;
        };
        Update: {
          day?: string;
          salt?: string;
        };
        Relationships: [];
      };
      documents: {
        Row: {
          effective_at: string;
          kind: string;
          version: string;
          words: Json | null;
        };
        Insert: {
          effective_at?: string;
          kind: string;
          version: string;
          words?: Json | null;
        };
        Update: {
          effective_at?: string;
          kind?: string;
          version?: string;
          words?: Json | null;
        };
        Relationships: [];
      };
      erasures: {
        Row: {
          erased_at: string;
          id: string;
          kind: string;
        };
        Insert: {
          erased_at?: string;
          id: string;
          kind: string;
        };
        Update: {
          erased_at?: string;
          id?: string;
          kind?: string;
        };
        Relationships: [];
      };
      facets: {
        Row: {
          availability: number;
          city_number: number;
          modality: number;
          n: number;
          specialty_id: number;
        };
        Insert: {
          availability: number;
          city_number: number;
          modality: number;
          n: number;
          specialty_id: number;
        };
        Update: {
          availability?: number;
          city_number?: number;
          modality?: number;
          n?: number;
          specialty_id?: number;
        };
        Relationships: [];
      };
      factor_removals: {
        Row: {
          due_at: string;
          user_id: string;
        };
        Insert: {
          due_at: string;
          user_id: string;
        };
        Update: {
          due_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      flagged_words: {
        Row: {
          id: number;
          is_price: boolean;
          kind: string;
          label: string;
          pattern: string;
          specialty_id: number | null;
          why: string;
        };
        Insert: {
          id: number;
          is_price?: boolean;
          kind?: string;
          label: string;
          pattern: string;
          specialty_id?: number | null;
          why: string;
        };
        Update: {
          id?: number;
          is_price?: boolean;
          kind?: string;
          label?: string;
          pattern?: string;
          specialty_id?: number | null;
          why?: string;
        };
        Relationships: [];
      };
      former_accounts: {
        Row: {
          is_proved: boolean;
          left_at: string;
          mark: string;
          suspended_at: string | null;
          trial_end_date: string;
        };
        Insert: {
          is_proved?: boolean;
          left_at?: string;
          mark: string;
          suspended_at?: string | null;
          trial_end_date: string;
        };
        Update: {
          is_proved?: boolean;
          left_at?: string;
          mark?: string;
          suspended_at?: string | null;
          trial_end_date?: string;
        };
        Relationships: [];
      };
      held_texts: {
        Row: {
          held_at: string;
          professional_id: string;
          texts: Json;
        };
        Insert: {
          held_at?: string;
          professional_id: string;
          texts: Json;
        };
        Update: {
          held_at?: string;
          professional_id?: string;
          texts?: Json;
        };
        Relationships: [];
      };
      incidents: {
        Row: {
          anpd_notified_at: string | null;
          at: string;
          circumstances: string;
          communication: string | null;
          data_affected: string;
          happened_at: string | null;
          id: number;
          incident: string;
          is_relevant: boolean | null;
          known_at: string;
          measures: string | null;
          nature: string;
          people_affected: string;
          people_count: number | null;
          people_notified_at: string | null;
          recorded_by: string;
          risk: string | null;
        };
        Insert: {
          anpd_notified_at?: string | null;
          at?: string;
          circumstances: string;
          communication?: string | null;
          data_affected: string;
          happened_at?: string | null;
          id: number;
          incident: string;
          is_relevant?: boolean | null;
          known_at: string;
          measures?: string | null;
          nature: string;
          people_affected: string;
          people_count?: number | null;
          people_notified_at?: string | null;
          recorded_by: string;
          risk?: string | null;
        };
        Update: {
          anpd_notified_at?: string | null;
          at?: string;
          circumstances?: string;
          communication?: string | null;
          data_affected?: string;
          happened_at?: string | null;
          id?: number;
          incident?: string;
          is_relevant?: boolean | null;
          known_at?: string;
          measures?: string | null;
          nature?: string;
          people_affected?: string;
          people_count?: number | null;
          people_notified_at?: string | null;
          recorded_by?: string;
          risk?: string | null;
        };
        Relationships: [];
      };
      known_devices: {
        Row: {
          device: string;
          first_seen_at: string;
          last_seen_at: string;
          user_id: string;
        };
        Insert: {
          device: string;
          first_seen_at?: string;
          last_seen_at?: string;
          user_id: string;
        };
        Update: {
          device?: string;
          first_seen_at?: string;
          last_seen_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      local_holidays: {
        Row: {
          city_id: number | null;
          day: number;
          id: number;
          month: number;
          name: string;
          state: string | null;
        };
        Insert: {
          city_id?: number | null;
          day: number;
          id: number;
          month: number;
          name: string;
          state?: string | null;
        };
        Update: {
          city_id?: number | null;
          day?: number;
          id?: number;
          month?: number;
          name?: string;
          state?: string | null;
        };
        Relationships: [];
      };
      mark_key: {
        Row: {
          key: string;
          only_one: boolean;
        };
        Insert: {
          key?: string;
          only_one?: boolean;
        };
        Update: {
          key?: string;
          only_one?: boolean;
        };
        Relationships: [];
      };
      memberships: {
        Row: {
          cancel_at: string | null;
          email: string | null;
          own_trial_end_date: string | null;
          paid_until: string | null;
          paused_at: string | null;
          subscription_status: string;
          suspended_at: string | null;
          trial_end_date: string;
          user_id: string;
        };
        Insert: {
          cancel_at?: string | null;
          email?: string | null;
          own_trial_end_date?: string | null;
          paid_until?: string | null;
          paused_at?: string | null;
          subscription_status?: string;
          suspended_at?: string | null;
          trial_end_date?: string;
          user_id: string;
        };
        Update: {
          cancel_at?: string | null;
          email?: string | null;
          own_trial_end_date?: string | null;
          paid_until?: string | null;
          paused_at?: string | null;
          subscription_status?: string;
          suspended_at?: string | null;
          trial_end_date?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      minor_reports: {
        Row: {
          appointment_id: string;
          reported_at: string;
        };
        Insert: {
          appointment_id: string;
          reported_at?: string;
        };
        Update: {
          appointment_id?: string;
          reported_at?: string;
        };
        Relationships: [];
      };
      notices: {
        Row: {
          notified_at: string;
          subject: string;
          user_id: string;
        };
        Insert: {
          notified_at?: string;
          subject: string;
          user_id: string;
        };
        Update: {
          notified_at?: string;
          subject?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      operator_log: {
        Row: {
          act: string;
          after: Json | null;
          at: string;
          before: Json | null;
          id: number;
          operator_email: string;
          operator_id: string | null;
          target_id: string | null;
          target_kind: string;
        };
        Insert: {
          act: string;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id: number;
          operator_email: string;
          operator_id?: string | null;
          target_id?: string | null;
          target_kind: string;
        };
        Update: {
          act?: string;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: number;
          operator_email?: string;
          operator_id?: string | null;
          target_id?: string | null;
          target_kind?: string;
        };
        Relationships: [];
      };
      operator_reasons: {
        Row: {
          log_id: number;
          words: string;
        };
        Insert: {
          log_id: number;
          words: string;
        };
        Update: {
          log_id?: number;
          words?: string;
        };
        Relationships: [];
      };
      operators: {
        Row: {
          added_at: string;
          factors: string[];
          user_id: string;
        };
        Insert: {
          added_at?: string;
          factors?: string[];
          user_id: string;
        };
        Update: {
          added_at?: string;
          factors?: string[];
          user_id?: string;
        };
        Relationships: [];
      };
      payer_marks: {
        Row: {
          mark: string;
          user_id: string;
        };
        Insert: {
          mark: string;
          user_id: string;
        };
        Update: {
          mark?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      privacy_proofs: {
        Row: {
          request_id: string;
          token_hash: string;
        };
        Insert: {
          request_id: string;
          token_hash: string;
        };
        Update: {
          request_id?: string;
          token_hash?: string;
        };
        Relationships: [];
      };
      privacy_request_appointments: {
        Row: {
          appointment_id: string;
          request_id: string;
        };
        Insert: {
          appointment_id: string;
          request_id: string;
        };
        Update: {
          appointment_id?: string;
          request_id?: string;
        };
        Relationships: [];
      };
      privacy_requests: {
        Row: {
          closed_at: string | null;
          closed_by: string | null;
          created_at: string;
          done: string | null;
          due_at: string;
          email: string;
          id: string;
          kind: string;
          message: string | null;
          name: string;
          protocol: string;
          proved_at: string | null;
          state: string;
        };
        Insert: {
          closed_at?: string | null;
          closed_by?: string | null;
          created_at?: string;
          done?: string | null;
          due_at?: string;
          email: string;
          id?: string;
          kind: string;
          message?: string | null;
          name: string;
          protocol: string;
          proved_at?: string | null;
          state?: string;
        };
        Update: {
          closed_at?: string | null;
          closed_by?: string | null;
          created_at?: string;
          done?: string | null;
          due_at?: string;
          email?: string;
          id?: string;
          kind?: string;
          message?: string | null;
          name?: string;
          protocol?: string;
          proved_at?: string | null;
          state?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          accessibility: string[] | null;
          address: string | null;
          age_group: string | null;
          approach: string | null;
          attributes: number[];
          availability: number;
          booking_rules: Json;
          city_id: number | null;
          city_number: number | null;
          consultation_minutes: number;
          contact_email: string | null;
          created_at: string;
          description: string | null;
          district: string | null;
          fee_max: number | null;
          fee_min: number | null;
          health_plans: string[] | null;
          id: string;
          languages: string[] | null;
          listed_until: string | null;
          modality: number | null;
          name: string;
          photo: string | null;
          plans_confirmed: Json | null;
          plans_lapse_on: string | null;
          rank: number;
          rating: number | null;
          registration: string | null;
          registration_contested_at: string | null;
          registration_deadline: string | null;
          review_count: number;
          rqe: string | null;
          rqe_deadline: string | null;
          schedule: string | null;
          specialty_id: number | null;
          themes: string[] | null;
          title_form: string | null;
          updated_at: string;
          user_id: string;
          verified_at: string | null;
          weekly_hours: Json;
          whatsapp: string | null;
          works_on_holidays: boolean;
        };
        Insert: {
          accessibility?: string[] | null;
          address?: string | null;
          age_group?: string | null;
          approach?: string | null;
          attributes?: number[];
          booking_rules?: Json;
          city_id?: number | null;
          city_number?: number | null;
          consultation_minutes?: number;
          contact_email?: string | null;
          created_at?: string;
          description?: string | null;
          district?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          health_plans?: string[] | null;
          id?: string;
          languages?: string[] | null;
          listed_until?: string | null;
          modality?: number | null;
          name: string;
          photo?: string | null;
          plans_confirmed?: Json | null;
          plans_lapse_on?: string | null;
          rank?: number;
          rating?: number | null;
          registration?: string | null;
          registration_contested_at?: string | null;
          registration_deadline?: string | null;
          review_count?: number;
          rqe?: string | null;
          rqe_deadline?: string | null;
          schedule?: string | null;
          specialty_id?: number | null;
          themes?: string[] | null;
          title_form?: string | null;
          updated_at?: string;
          user_id: string;
          verified_at?: string | null;
          weekly_hours?: Json;
          whatsapp?: string | null;
          works_on_holidays?: boolean;
        };
        Update: {
          accessibility?: string[] | null;
          address?: string | null;
          age_group?: string | null;
          approach?: string | null;
          attributes?: number[];
          booking_rules?: Json;
          city_id?: number | null;
          city_number?: number | null;
          consultation_minutes?: number;
          contact_email?: string | null;
          created_at?: string;
          description?: string | null;
          district?: string | null;
          fee_max?: number | null;
          fee_min?: number | null;
          health_plans?: string[] | null;
          id?: string;
          languages?: string[] | null;
          listed_until?: string | null;
          modality?: number | null;
          name?: string;
          photo?: string | null;
          plans_confirmed?: Json | null;
          plans_lapse_on?: string | null;
          rank?: number;
          rating?: number | null;
          registration?: string | null;
          registration_contested_at?: string | null;
          registration_deadline?: string | null;
          review_count?: number;
          rqe?: string | null;
          rqe_deadline?: string | null;
          schedule?: string | null;
          specialty_id?: number | null;
          themes?: string[] | null;
          title_form?: string | null;
          updated_at?: string;
          user_id?: string;
          verified_at?: string | null;
          weekly_hours?: Json;
          whatsapp?: string | null;
          works_on_holidays?: boolean;
        };
        Relationships: [];
      };
      protection_links: {
        Row: {
          drops_factor: boolean;
          expires_at: string;
          token_hash: string;
          user_id: string;
        };
        Insert: {
          drops_factor: boolean;
          expires_at: string;
          token_hash: string;
          user_id: string;
        };
        Update: {
          drops_factor?: boolean;
          expires_at?: string;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      recovery_codes: {
        Row: {
          code_hash: string;
          created_at: string;
          factor_id: string;
          user_id: string;
        };
        Insert: {
          code_hash: string;
          created_at?: string;
          factor_id: string;
          user_id: string;
        };
        Update: {
          code_hash?: string;
          created_at?: string;
          factor_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      recovery_failures: {
        Row: {
          failures: number;
          since: string;
          user_id: string;
        };
        Insert: {
          failures: number;
          since: string;
          user_id: string;
        };
        Update: {
          failures?: number;
          since?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          closed_at: string | null;
          contact: string | null;
          created_at: string;
          id: string;
          kind: string;
          professional_id: string;
          reason: string;
          review_id: string | null;
          state: string;
          words: string | null;
        };
        Insert: {
          closed_at?: string | null;
          contact?: string | null;
          created_at?: string;
          id?: string;
          kind: string;
          professional_id: string;
          reason: string;
          review_id?: string | null;
          state?: string;
          words?: string | null;
        };
        Update: {
          closed_at?: string | null;
          contact?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          professional_id?: string;
          reason?: string;
          review_id?: string | null;
          state?: string;
          words?: string | null;
        };
        Relationships: [];
      };
      request_networks: {
        Row: {
          appointment_id: string;
          network: string;
        };
        Insert: {
          appointment_id: string;
          network: string;
        };
        Update: {
          appointment_id?: string;
          network?: string;
        };
        Relationships: [];
      };
      review_links: {
        Row: {
          appointment_id: string | null;
          created_at: string;
          expires_at: string;
          held_for: string[];
          hidden_for: string | null;
          objected_at: string | null;
          objection: string | null;
          professional_id: string;
          review_id: string | null;
          source: string;
          token_hash: string;
          used_at: string | null;
        };
        Insert: {
          appointment_id?: string | null;
          created_at?: string;
          expires_at?: string;
          held_for?: string[];
          hidden_for?: string | null;
          objected_at?: string | null;
          objection?: string | null;
          professional_id: string;
          review_id?: string | null;
          source: string;
          token_hash: string;
          used_at?: string | null;
        };
        Update: {
          appointment_id?: string | null;
          created_at?: string;
          expires_at?: string;
          held_for?: string[];
          hidden_for?: string | null;
          objected_at?: string | null;
          objection?: string | null;
          professional_id?: string;
          review_id?: string | null;
          source?: string;
          token_hash?: string;
          used_at?: string | null;
        };
        Relationships: [];
      };
      review_totals: {
        Row: {
          content: number;
          only_one: boolean;
          shown: number;
        };
        Insert: {
          content?: number;
          only_one?: boolean;
          shown?: number;
        };
        Update: {
          content?: number;
          only_one?: boolean;
          shown?: number;
        };
        Relationships: [];
      };
      rooms: {
        Row: {
          address: string;
          professional_id: string;
          updated_at: string;
        };
        Insert: {
          address: string;
          professional_id: string;
          updated_at?: string;
        };
        Update: {
          address?: string;
          professional_id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      sign_in_networks: {
        Row: {
          last_seen_at: string;
          network: string;
          user_id: string;
        };
        Insert: {
          last_seen_at?: string;
          network: string;
          user_id: string;
        };
        Update: {
          last_seen_at?: string;
          network?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      time_off: {
        Row: {
          created_at: string;
          ends_on: string;
          id: string;
          professional_id: string;
          reason: string | null;
          starts_on: string;
        };
        Insert: {
          created_at?: string;
          ends_on: string;
          id?: string;
          professional_id: string;
          reason?: string | null;
          starts_on: string;
        };
        Update: {
          created_at?: string;
          ends_on?: string;
          id?: string;
          professional_id?: string;
          reason?: string | null;
          starts_on?: string;
        };
        Relationships: [];
      };
      verifications: {
        Row: {
          asked_at: string;
          cause: string;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          name: string;
          professional_id: string;
          reason: string | null;
          registration: string;
          specialty_id: number;
          state: string;
        };
        Insert: {
          asked_at?: string;
          cause: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          name: string;
          professional_id: string;
          reason?: string | null;
          registration: string;
          specialty_id: number;
          state?: string;
        };
        Update: {
          asked_at?: string;
          cause?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          name?: string;
          professional_id?: string;
          reason?: string | null;
          registration?: string;
          specialty_id?: number;
          state?: string;
        };
        Relationships: [];
      };
      visitor_hits: {
        Row: {
          hits: number;
          key: string;
          resets_at: string;
        };
        Insert: {
          hits: number;
          key: string;
          resets_at: string;
        };
        Update: {
          hits?: number;
          key?: string;
          resets_at?: string;
        };
        Relationships: [];
      };
      visitor_marks: {
        Row: {
          day: string;
          mark: number;
        };
        Insert: {
          day: string;
          mark: number;
        };
        Update: {
          day?: string;
          mark?: number;
        };
        Relationships: [];
      };
      waiting_links: {
        Row: {
          token_hash: string;
          waiting_id: string;
        };
        Insert: {
          token_hash: string;
          waiting_id: string;
        };
        Update: {
          token_hash?: string;
          waiting_id?: string;
        };
        Relationships: [];
      };
      waiting_list: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          known_times: string[];
          notified_at: string | null;
          notified_times: string[];
          period: string | null;
          professional_id: string;
          seen_change: string | null;
          seen_on: string | null;
          until: string;
          weekday: number | null;
        };
        Insert: {
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          known_times?: string[];
          notified_at?: string | null;
          notified_times?: string[];
          period?: string | null;
          professional_id: string;
          seen_change?: string | null;
          seen_on?: string | null;
          until: string;
          weekday?: number | null;
        };
        Update: {
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          known_times?: string[];
          notified_at?: string | null;
          notified_times?: string[];
          period?: string | null;
          professional_id?: string;
          seen_change?: string | null;
          seen_on?: string | null;
          until?: string;
          weekday?: number | null;
        };
        Relationships: [];
      };
      word_flags: {
        Row: {
          correction_asked_at: string | null;
          excerpt: string;
          found_at: string;
          id: string;
          looked_at: string | null;
          passed: string[];
          professional_id: string;
          review_id: string | null;
          word_id: number;
        };
        Insert: {
          correction_asked_at?: string | null;
          excerpt: string;
          found_at?: string;
          id?: string;
          looked_at?: string | null;
          passed?: string[];
          professional_id: string;
          review_id?: string | null;
          word_id: number;
        };
        Update: {
          correction_asked_at?: string | null;
          excerpt?: string;
          found_at?: string;
          id?: string;
          looked_at?: string | null;
          passed?: string[];
          professional_id?: string;
          review_id?: string | null;
          word_id?: number;
        };
        Relationships: [];
      };
      word_scans: {
        Row: {
          scanned_to: string;
          specialty_id: number;
          word_id: number;
        };
        Insert: {
          scanned_to?: string;
          specialty_id: number;
          word_id: number;
        };
        Update: {
          scanned_to?: string;
          specialty_id?: number;
          word_id?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      listed_profiles: {
        Row: {
          approach: string | null;
          availability_changed_at: string | null;
          availability_facts: Json | null;
          city: string | null;
          city_number: number | null;
          description: string | null;
          district: string | null;
          has_times: boolean | null;
          id: string | null;
          modality: number | null;
          name: string | null;
          photo: string | null;
          rank: number | null;
          rating: number | null;
          registration: string | null;
          review_count: number | null;
          rqe: string | null;
          schedule: string | null;
          specialty_id: number | null;
          state: string | null;
          title_form: string | null;
          verified_at: string | null;
          weekly_hours: Json | null;
        };
        Insert: {
          approach?: string | null;
          availability_changed_at?: string | null;
          availability_facts?: Json | null;
          city?: string | null;
          city_number?: number | null;
          description?: string | null;
          district?: string | null;
          has_times?: boolean | null;
          id?: string | null;
          modality?: number | null;
          name?: string | null;
          photo?: string | null;
          rank?: number | null;
          rating?: number | null;
          registration?: string | null;
          review_count?: number | null;
          rqe?: string | null;
          schedule?: string | null;
          specialty_id?: number | null;
          state?: string | null;
          title_form?: string | null;
          verified_at?: string | null;
          weekly_hours?: Json | null;
        };
        Update: {
          approach?: string | null;
          availability_changed_at?: string | null;
          availability_facts?: Json | null;
          city?: string | null;
          city_number?: number | null;
          description?: string | null;
          district?: string | null;
          has_times?: boolean | null;
          id?: string | null;
          modality?: number | null;
          name?: string | null;
          photo?: string | null;
          rank?: number | null;
          rating?: number | null;
          registration?: string | null;
          review_count?: number | null;
          rqe?: string | null;
          schedule?: string | null;
          specialty_id?: number | null;
          state?: string | null;
          title_form?: string | null;
          verified_at?: string | null;
          weekly_hours?: Json | null;
        };
        Relationships: [];
      };
      public_texts: {
        Row: {
          field: string | null;
          is_held: boolean | null;
          professional_id: string | null;
          review_id: string | null;
          specialty_id: number | null;
          value: string | null;
          words: string | null;
        };
        Insert: {
          field?: string | null;
          is_held?: boolean | null;
          professional_id?: string | null;
          review_id?: string | null;
          specialty_id?: number | null;
          value?: string | null;
          words?: string | null;
        };
        Update: {
          field?: string | null;
          is_held?: boolean | null;
          professional_id?: string | null;
          review_id?: string | null;
          specialty_id?: number | null;
          value?: string | null;
          words?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_by_link: {
        Args: {
          link_token: string;
          at?: string;
        };
        Returns: undefined;
      };
      accept_own_documents: {
        Args: {
          versions: Json;
        };
        Returns: number;
      };
      account_time_zone: {
        Args: {
          account: string;
        };
        Returns: string;
      };
      add_own_appointments: {
        Args: {
          at: string;
          minutes: number;
          in_modality: string;
          patient_name: string;
          patient_email: string;
          patient_whatsapp: string;
          service: string;
          weeks: number;
          skipped: string[];
          every: number;
        };
        Returns: number;
      };
      add_to_facet: {
        Args: {
          kind: unknown;
          delta: number;
        };
        Returns: undefined;
      };
      allows_testimonials: {
        Args: {
          of_professional: string;
        };
        Returns: boolean;
      };
      alternatives_to: {
        Args: {
          a: unknown;
        };
        Returns: Json;
      };
      announce_documents: {
        Args: never;
        Returns: number;
      };
      announce_price: {
        Args: {
          old_amount: number;
          new_amount: number;
          first_day: string;
        };
        Returns: number;
      };
      answer_by: {
        Args: {
          of_status: string;
          begins: string;
          zone: string;
        };
        Returns: string;
      };
      answer_own_move: {
        Args: {
          appointment: string;
          asked_for: string;
          accepts: boolean;
          words: string;
        };
        Returns: unknown;
      };
      answer_own_review: {
        Args: {
          review: string;
          words: string;
        };
        Returns: unknown;
      };
      answer_state: {
        Args: {
          asked: unknown;
        };
        Returns: string;
      };
      appointment_by_link: {
        Args: {
          link_token: string;
        };
        Returns: Json;
      };
      appointment_of_link: {
        Args: {
          link_token: string;
        };
        Returns: string;
      };
      appointment_words: {
        Args: {
          a: unknown;
        };
        Returns: Json;
      };
      are_booking_rules: {
        Args: {
          rules: Json;
        };
        Returns: boolean;
      };
      are_weekly_hours: {
        Args: {
          hours: Json;
        };
        Returns: boolean;
      };
      as_written: {
        Args: {
          words: string;
          excerpt: string;
        };
        Returns: string;
      };
      ask_plans_again: {
        Args: never;
        Returns: number;
      };
      ask_verifications_again: {
        Args: never;
        Returns: number;
      };
      asked_appointments: {
        Args: {
          asked: unknown;
        };
        Returns: {
          id: string;
          proof: string;
          is_open: boolean;
        }[];
      };
      asked_until: {
        Args: {
          a: unknown;
        };
        Returns: string;
      };
      asks_too_often: {
        Args: {
          of_professional: string;
          email: string;
          phone: string;
        };
        Returns: boolean;
      };
      attribute_ids: {
        Args: {
          keys: string[];
        };
        Returns: number[];
      };
      attribute_shares: {
        Args: never;
        Returns: {
          specialty_id: number;
          attribute: number;
          people: number;
        }[];
      };
      attributes_of: {
        Args: {
          profile: unknown;
        };
        Returns: number[];
      };
      availability_bits: {
        Args: {
          hours: Json;
        };
        Returns: number;
      };
      availability_of: {
        Args: {
          of_professional: string;
        };
        Returns: Json;
      };
      calendar_by_token: {
        Args: {
          feed_token: string;
        };
        Returns: Json;
      };
      cancel_by_link: {
        Args: {
          link_token: string;
        };
        Returns: undefined;
      };
      cancel_one_of: {
        Args: {
          wanted: string;
          words: string;
        };
        Returns: unknown;
      };
      cancel_own_following: {
        Args: {
          appointment: string;
          words: string;
        };
        Returns: number;
      };
      causes_of_email: {
        Args: {
          a: unknown;
          side: string;
        };
        Returns: string[];
      };
      check_consents: {
        Args: {
          for_whom: string;
          consents: Json;
        };
        Returns: undefined;
      };
      chosen_attributes: {
        Args: {
          of_kind: string;
          chosen: string[];
          former: string[];
          of_specialty: number;
          refusal: string;
        };
        Returns: string[];
      };
      city_bitmap: {
        Args: {
          numbers: number[];
        };
        Returns: string;
      };
      city_centre: {
        Args: {
          city: string;
        };
        Returns: unknown;
      };
      city_id: {
        Args: {
          city: string;
          state: string;
        };
        Returns: number;
      };
      city_numbers: {
        Args: {
          cities: number[];
        };
        Returns: number[];
      };
      claim_calendars: {
        Args: {
          most: number;
          only_source?: string;
        };
        Returns: {
          id: string;
          address: string;
          etag: string;
          last_modified: string;
          zone: string;
          read_from: string;
          read_until: string;
          own_ids: string[];
        }[];
      };
      confirm_by: {
        Args: {
          a: unknown;
        };
        Returns: string;
      };
      confirm_by_link: {
        Args: {
          link_token: string;
        };
        Returns: undefined;
      };
      confirm_own: {
        Args: {
          appointment: string;
          words: string;
          at: string;
        };
        Returns: unknown;
      };
      confirm_waiting: {
        Args: {
          link_token: string;
        };
        Returns: undefined;
      };
      confirmed_plans: {
        Args: {
          plans: string[];
          confirmed: Json;
        };
        Returns: string[];
      };
      confirms_at_once: {
        Args: {
          of_professional: string;
          email: string;
          phone: string;
          network: string;
          moved?: string;
        };
        Returns: boolean;
      };
      contact_links_left: {
        Args: {
          of_professional: string;
        };
        Returns: number;
      };
      contains_pattern: {
        Args: {
          words: string;
        };
        Returns: string;
      };
      count_appointment: {
        Args: {
          of_professional: string;
        };
        Returns: undefined;
      };
      count_erased: {
        Args: {
          contact: string;
        };
        Returns: number;
      };
      count_facets: {
        Args: {
          old_row: unknown;
          new_row: unknown;
        };
        Returns: undefined;
      };
      count_narrowed: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          way: string;
          wanted: number[];
          is_verified: boolean;
          named: string;
        };
        Returns: number;
      };
      count_own_objects: {
        Args: {
          bucket: string;
        };
        Returns: number;
      };
      count_recovery_codes: {
        Args: never;
        Returns: number;
      };
      count_visitor: {
        Args: {
          hit_key: string;
          window_seconds: number;
        };
        Returns: {
          hits: number;
          seconds_left: number;
        }[];
      };
      count_visits: {
        Args: {
          of_day: string;
          professionals: string[];
          kinds: string[];
          marks: number[];
          who: string[];
          origins?: string[];
        };
        Returns: number;
      };
      decline_own_requests: {
        Args: {
          appointments: string[];
        };
        Returns: number;
      };
      default_zone: {
        Args: never;
        Returns: string;
      };
      delete_account: {
        Args: {
          account: string;
          refund?: number;
        };
        Returns: boolean;
      };
      delete_review: {
        Args: {
          link_token: string;
        };
        Returns: boolean;
      };
      describe_verification: {
        Args: {
          v: unknown;
        };
        Returns: Json;
      };
      distance_km: {
        Args: {
          lat1: number;
          lon1: number;
          lat2: number;
          lon2: number;
        };
        Returns: number;
      };
      drop_second_factor: {
        Args: {
          account: string;
          kept_session: string;
        };
        Returns: undefined;
      };
      easter: {
        Args: {
          year: number;
        };
        Returns: string;
      };
      email_about_erasure: {
        Args: {
          a: unknown;
          erased_by: string;
        };
        Returns: undefined;
      };
      email_about_hiding: {
        Args: {
          review: string;
          is_reread: boolean;
        };
        Returns: undefined;
      };
      email_about_review: {
        Args: {
          review: string;
        };
        Returns: undefined;
      };
      email_patient: {
        Args: {
          a: unknown;
          kind: string;
          more?: Json;
        };
        Returns: undefined;
      };
      email_patient_of: {
        Args: {
          those: unknown[];
          kind: string;
          before?: unknown[];
          more?: Json;
        };
        Returns: undefined;
      };
      email_professional: {
        Args: {
          a: unknown;
          what: string;
          more?: Json;
        };
        Returns: undefined;
      };
      email_waiting: {
        Args: {
          w: unknown;
          opened: string[];
        };
        Returns: undefined;
      };
      end_move: {
        Args: {
          of_appointment: string;
          outcome: string;
          words?: string;
        };
        Returns: unknown;
      };
      end_own_session: {
        Args: {
          session_id: string;
        };
        Returns: boolean;
      };
      erasable_appointments: {
        Args: {
          asked: unknown;
        };
        Returns: {
          id: string;
          with_review: boolean;
        }[];
      };
      erase_again: {
        Args: {
          known: Json;
        };
        Returns: number;
      };
      erase_appointment: {
        Args: {
          wanted: string;
          with_review: boolean;
          erased_by: string;
        };
        Returns: undefined;
      };
      erase_by_link: {
        Args: {
          link_token: string;
          with_review: boolean;
        };
        Returns: undefined;
      };
      erased_key: {
        Args: {
          contact: string;
        };
        Returns: string;
      };
      excerpt_met: {
        Args: {
          words: string;
          pattern: string;
        };
        Returns: string;
      };
      expire_appointments: {
        Args: {
          of_professional?: string;
        };
        Returns: number;
      };
      expire_moves: {
        Args: {
          of_professional?: string;
        };
        Returns: number;
      };
      export_account: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_contact: {
        Args: {
          asked: unknown;
        };
        Returns: Json;
      };
      export_own_account: {
        Args: never;
        Returns: Json;
      };
      export_section_account: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_activity: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_appointments: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_calendars: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_decisions: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_emails: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_membership: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_notices: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_origins: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_payer: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_payments: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_profile: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_registration: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_review_links: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_reviews: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_rooms: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_sessions: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      export_section_traces: {
        Args: {
          account: string;
        };
        Returns: Json;
      };
      find_registered: {
        Args: {
          typed: string;
        };
        Returns: {
          id: string;
          name: string;
          specialty: string;
          registration: string;
          rqe: string;
          title_form: string;
          city: string;
        }[];
      };
      finish_appointments: {
        Args: never;
        Returns: number;
      };
      flag_texts: {
        Args: {
          professionals: string[];
          only_text?: string;
          only_word?: number;
        };
        Returns: undefined;
      };
      follow_calendar: {
        Args: {
          address: string;
        };
        Returns: string;
      };
      forget_marks: {
        Args: {
          account: string;
        };
        Returns: undefined;
      };
      former_mark: {
        Args: {
          kind: string;
          value: string;
        };
        Returns: string;
      };
      free_slots: {
        Args: {
          of_professional: string;
          first_day: string;
          last_day: string;
          of_minutes?: number;
          in_modality?: number;
        };
        Returns: {
          starts_at: string;
          ends_at: string;
          modality: number;
        }[];
      };
      free_texts: {
        Args: {
          profile: unknown;
        };
        Returns: Json;
      };
      given_reason: {
        Args: {
          reason: string;
        };
        Returns: string;
      };
      has_confirmed_address: {
        Args: {
          of_professional: string;
        };
        Returns: boolean;
      };
      has_confirmed_mailbox: {
        Args: {
          a: unknown;
        };
        Returns: boolean;
      };
      has_fresh_sign_in: {
        Args: never;
        Returns: boolean;
      };
      has_letter: {
        Args: {
          name: string;
        };
        Returns: boolean;
      };
      has_live_session: {
        Args: never;
        Returns: boolean;
      };
      has_many_unconfirmed: {
        Args: {
          of_professional: string;
        };
        Returns: boolean;
      };
      has_needed_factor: {
        Args: never;
        Returns: boolean;
      };
      has_paid_by_pix: {
        Args: {
          account: string;
        };
        Returns: boolean;
      };
      hash_token: {
        Args: {
          token: string;
        };
        Returns: string;
      };
      hold_comments: {
        Args: {
          professionals: string[];
          only_word: number;
        };
        Returns: undefined;
      };
      hold_texts: {
        Args: {
          profile: unknown;
          former: unknown;
        };
        Returns: unknown;
      };
      holds_enough: {
        Args: {
          asked: unknown;
        };
        Returns: boolean;
      };
      ids_along_rotation: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          start: number;
          after_rank: number;
          after_id: string;
          size: number;
          way: string;
          wanted: number[];
          verified_after: string;
          template: string[];
        };
        Returns: string[];
      };
      ids_in_rotation: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          start: number;
          after_rank: number;
          after_id: string;
          size: number;
          way: string;
          wanted: number[];
          verified_after: string;
          template: string[];
        };
        Returns: string[];
      };
      in_weeks: {
        Args: {
          at: string;
          weeks: number;
          zone: string;
        };
        Returns: string;
      };
      incident_marks: {
        Args: {
          entry: unknown;
        };
        Returns: Json;
      };
      invitation_window: {
        Args: never;
        Returns: string;
      };
      invite_by_link: {
        Args: {
          link_token: string;
          is_wanted: boolean;
        };
        Returns: undefined;
      };
      invite_reviews: {
        Args: never;
        Returns: number;
      };
      is_ahead: {
        Args: {
          a: unknown;
        };
        Returns: boolean;
      };
      is_booked_ahead: {
        Args: {
          a: unknown;
        };
        Returns: boolean;
      };
      is_complete: {
        Args: {
          profile: unknown;
        };
        Returns: boolean;
      };
      is_free_slot: {
        Args: {
          of_professional: string;
          at: string;
          in_modality: string;
          of_minutes?: number;
        };
        Returns: boolean;
      };
      is_held_by_another: {
        Args: {
          profile: unknown;
        };
        Returns: boolean;
      };
      is_holiday: {
        Args: {
          on_day: string;
          in_city: number;
        };
        Returns: boolean;
      };
      is_listed: {
        Args: {
          profile_id: string;
        };
        Returns: boolean;
      };
      is_mailed_to_own: {
        Args: {
          patient_email: string;
          service: string;
        };
        Returns: boolean;
      };
      is_mailed_to_patient: {
        Args: {
          a: unknown;
        };
        Returns: boolean;
      };
      is_operator: {
        Args: never;
        Returns: boolean;
      };
      is_own_contact: {
        Args: {
          of_appointment: string;
        };
        Returns: boolean;
      };
      is_own_target: {
        Args: {
          target_kind: string;
          target_id: string;
        };
        Returns: boolean;
      };
      is_recovered_session: {
        Args: never;
        Returns: boolean;
      };
      is_registration_form: {
        Args: {
          registration: string;
          specialty_id: number;
        };
        Returns: boolean;
      };
      is_room_address: {
        Args: {
          address: string;
        };
        Returns: boolean;
      };
      join_waiting_list: {
        Args: {
          of_professional: string;
          address: string;
          on_weekday: number;
          in_period: string;
          until: string;
        };
        Returns: string;
      };
      keep_appointment_room: {
        Args: {
          appointment: string;
          room: string;
        };
        Returns: undefined;
      };
      keep_calendar: {
        Args: {
          source: string;
          starts: string[];
          ends: string[];
          etag: string;
          last_modified: string;
          zone: string;
        };
        Returns: undefined;
      };
      keep_payer: {
        Args: {
          name: string;
          tax_id: string;
        };
        Returns: undefined;
      };
      keep_room: {
        Args: {
          room: string;
        };
        Returns: undefined;
      };
      kept_counts: {
        Args: {
          asked: unknown;
        };
        Returns: Json;
      };
      kept_for: {
        Args: {
          what: string;
        };
        Returns: string;
      };
      key_template: {
        Args: {
          of_specialty: number;
          at_times: number;
          wanted: number[];
          named: string;
        };
        Returns: string[];
      };
      kinds_met: {
        Args: {
          of_professional: string;
          words: string;
        };
        Returns: string[];
      };
      leave_waiting_list: {
        Args: {
          link_token: string;
        };
        Returns: undefined;
      };
      left_to_read: {
        Args: {
          words: string;
          passed: string[];
        };
        Returns: string;
      };
      lift_session: {
        Args: {
          session: string;
          factor: string;
        };
        Returns: undefined;
      };
      listing_end: {
        Args: {
          profile: unknown;
          membership: unknown;
        };
        Returns: string;
      };
      listing_words: {
        Args: {
          profile: unknown;
        };
        Returns: Json;
      };
      lock_agenda: {
        Args: {
          of_professional: string;
        };
        Returns: undefined;
      };
      log_act: {
        Args: {
          act: string;
          target_kind: string;
          target_id: string;
          before: Json;
          after: Json;
          why: string;
        };
        Returns: undefined;
      };
      make_own_review_link: {
        Args: {
          of_appointment: string;
        };
        Returns: string;
      };
      make_privacy_request: {
        Args: {
          kind: string;
          name: string;
          email: string;
          message: string;
          links?: string[];
        };
        Returns: Json;
      };
      make_recovery_codes: {
        Args: never;
        Returns: string[];
      };
      marks_of: {
        Args: {
          account: string;
        };
        Returns: {
          mark: string;
          is_proved: boolean;
        }[];
      };
      masked_contact: {
        Args: {
          a: unknown;
        };
        Returns: string;
      };
      matching_cities: {
        Args: {
          city: string;
        };
        Returns: number[];
      };
      may_add_card: {
        Args: {
          object_name: string;
        };
        Returns: boolean;
      };
      may_add_photo: {
        Args: {
          object_name: string;
        };
        Returns: boolean;
      };
      may_be_invited: {
        Args: {
          a: unknown;
        };
        Returns: boolean;
      };
      may_be_reviewed: {
        Args: {
          a: unknown;
        };
        Returns: boolean;
      };
      may_move: {
        Args: {
          from_status: string;
          to_status: string;
          actor: string;
        };
        Returns: boolean;
      };
      may_object: {
        Args: {
          link: unknown;
          review: unknown;
        };
        Returns: boolean;
      };
      may_review_by_link: {
        Args: {
          link_token: string;
        };
        Returns: boolean;
      };
      may_see_card: {
        Args: {
          object_name: string;
        };
        Returns: boolean;
      };
      may_write_to_strangers: {
        Args: {
          of_professional: string;
          service?: string;
        };
        Returns: boolean;
      };
      minute_of: {
        Args: {
          at: string;
        };
        Returns: number;
      };
      minutes_of: {
        Args: {
          a: unknown;
        };
        Returns: number;
      };
      minutes_wanted: {
        Args: {
          a: unknown;
        };
        Returns: number;
      };
      modality_bits: {
        Args: {
          modality: string;
        };
        Returns: number;
      };
      modality_name: {
        Args: {
          bits: number;
        };
        Returns: string;
      };
      move_appointment: {
        Args: {
          wanted: string;
          to_status: string;
          actor: string;
          at?: string;
          words?: string;
        };
        Returns: unknown;
      };
      move_by_rule: {
        Args: {
          wanted: string;
          at: string;
        };
        Returns: undefined;
      };
      move_own: {
        Args: {
          appointment: string;
          to_status: string;
          at?: string;
          words?: string;
        };
        Returns: unknown;
      };
      move_own_appointments: {
        Args: {
          appointment: string;
          at: string;
          following: boolean;
          skipped: string[];
        };
        Returns: number;
      };
      move_words: {
        Args: {
          asked: unknown;
          words?: string;
        };
        Returns: Json;
      };
      moves_at_once: {
        Args: {
          a: unknown;
        };
        Returns: boolean;
      };
      must_wait: {
        Args: {
          professional: string;
          of_specialty: number;
          words: string;
          of_review?: string;
        };
        Returns: boolean;
      };
      name_by_specialty: {
        Args: {
          of_professional: string;
        };
        Returns: string;
      };
      name_key: {
        Args: {
          name: string;
        };
        Returns: string;
      };
      name_patterns: {
        Args: {
          named: string;
        };
        Returns: string[];
      };
      name_words: {
        Args: never;
        Returns: {
          word: string;
        }[];
      };
      nearest_ids: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          start: number;
          size: number;
          way: string;
          wanted: number[];
          verified_after: string;
          template: string[];
        };
        Returns: string[];
      };
      needed_level: {
        Args: never;
        Returns: string;
      };
      needs_confirmed_contact: {
        Args: {
          of_professional: string;
          network: string;
        };
        Returns: boolean;
      };
      new_appointment_link: {
        Args: {
          of_appointment: string;
          is_mailed: boolean;
        };
        Returns: string;
      };
      new_protection_link: {
        Args: {
          account: string;
          drops_factor: boolean;
        };
        Returns: string;
      };
      new_protocol: {
        Args: never;
        Returns: string;
      };
      new_review_link: {
        Args: {
          of_professional: string;
          of_appointment: string;
        };
        Returns: string;
      };
      new_waiting_link: {
        Args: {
          of_waiting: string;
        };
        Returns: string;
      };
      next_by_keys: {
        Args: {
          template: string[];
          by_modality: number;
          at_times: number;
          city_bits: string;
          verified_after: string;
          from_rank: number;
          from_id: string;
          to_rank: number;
          size: number;
        };
        Returns: {
          id: string;
          rank: number;
        }[];
      };
      next_by_name: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          wanted: number[];
          verified_after: string;
          patterns: string[];
          from_rank: number;
          from_id: string;
          to_rank: number;
          size: number;
        };
        Returns: {
          id: string;
          rank: number;
        }[];
      };
      next_in_rotation: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          from_rank: number;
          from_id: string;
          to_rank: number;
          size: number;
          way: string;
        };
        Returns: {
          id: string;
          rank: number;
        }[];
      };
      next_narrowed: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          wanted: number[];
          verified_after: string;
          template: string[];
          from_rank: number;
          from_id: string;
          to_rank: number;
          size: number;
          way: string;
        };
        Returns: {
          id: string;
          rank: number;
        }[];
      };
      next_with_attributes: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          wanted: number[];
          verified_after: string;
          from_rank: number;
          from_id: string;
          to_rank: number;
          size: number;
          way: string;
        };
        Returns: {
          id: string;
          rank: number;
        }[];
      };
      none_left_words: {
        Args: never;
        Returns: string;
      };
      not_at_night: {
        Args: {
          ends: string;
          begins: string;
          zone: string;
        };
        Returns: string;
      };
      note_availability: {
        Args: {
          of_professional: string;
          fills: boolean;
          is_appointment?: boolean;
        };
        Returns: undefined;
      };
      note_calendar_failure: {
        Args: {
          source: string;
          reason: string;
        };
        Returns: undefined;
      };
      note_device: {
        Args: {
          account: string;
          device: string;
        };
        Returns: boolean;
      };
      note_erasure: {
        Args: {
          kind: string;
          id: string;
        };
        Returns: undefined;
      };
      note_payer: {
        Args: {
          account: string;
          tax_id: string;
        };
        Returns: undefined;
      };
      note_sign_in_network: {
        Args: {
          account: string;
          network: string;
        };
        Returns: undefined;
      };
      notice_of: {
        Args: {
          booking_rules: Json;
        };
        Returns: string;
      };
      notify_account: {
        Args: {
          kind: string;
          account: string;
          drops_factor: boolean;
          more?: Json;
        };
        Returns: undefined;
      };
      notify_of_appointment: {
        Args: {
          old_row: unknown;
          new_row: unknown;
        };
        Returns: undefined;
      };
      notify_profiles: {
        Args: {
          ids: string[];
        };
        Returns: undefined;
      };
      notify_waiting: {
        Args: never;
        Returns: number;
      };
      object_to_hiding: {
        Args: {
          link_token: string;
          words: string;
        };
        Returns: boolean;
      };
      others_like: {
        Args: {
          of_professional: string;
          day: string;
        };
        Returns: {
          id: string;
          name: string;
          specialty: string;
          registration: string;
          rqe: string;
          title_form: string;
          modality: string;
          city: string;
          photo: string;
          availability_facts: Json;
        }[];
      };
      own_following: {
        Args: {
          appointment: string;
          following: boolean;
        };
        Returns: unknown[];
      };
      own_invitations: {
        Args: never;
        Returns: Json;
      };
      own_professional_id: {
        Args: never;
        Returns: string;
      };
      own_sessions: {
        Args: never;
        Returns: {
          id: string;
          created_at: string;
          last_used_at: string;
          user_agent: string;
          is_current: boolean;
        }[];
      };
      own_suspicious_requests: {
        Args: never;
        Returns: Json;
      };
      password_protection_link: {
        Args: {
          account: string;
        };
        Returns: string;
      };
      period_of: {
        Args: {
          at: string;
        };
        Returns: string;
      };
      place_of: {
        Args: {
          of_professional: string;
        };
        Returns: string;
      };
      plain_text: {
        Args: {
          words: string;
        };
        Returns: string;
      };
      privacy_request_by_proof: {
        Args: {
          link_token: string;
        };
        Returns: Json;
      };
      protect_account: {
        Args: {
          token: string;
        };
        Returns: boolean;
      };
      protected_account: {
        Args: {
          token: string;
        };
        Returns: string;
      };
      prove_privacy_request: {
        Args: {
          link_token: string;
        };
        Returns: undefined;
      };
      public_address: {
        Args: {
          of_professional: string;
        };
        Returns: string;
      };
      publish_answers: {
        Args: {
          professionals: string[];
          why?: string;
        };
        Returns: undefined;
      };
      publish_held: {
        Args: {
          professionals: string[];
          why?: string;
        };
        Returns: undefined;
      };
      purge_appointments: {
        Args: never;
        Returns: number;
      };
      purge_council_cards: {
        Args: never;
        Returns: number;
      };
      purge_devices: {
        Args: never;
        Returns: number;
      };
      purge_erasures: {
        Args: never;
        Returns: number;
      };
      purge_former_accounts: {
        Args: never;
        Returns: number;
      };
      purge_incidents: {
        Args: never;
        Returns: number;
      };
      purge_marks: {
        Args: never;
        Returns: number;
      };
      purge_operator_log: {
        Args: never;
        Returns: number;
      };
      purge_photos: {
        Args: never;
        Returns: number;
      };
      purge_privacy_requests: {
        Args: never;
        Returns: number;
      };
      purge_protection_links: {
        Args: never;
        Returns: number;
      };
      purge_reasons: {
        Args: {
          of_target: string;
        };
        Returns: undefined;
      };
      purge_report_contacts: {
        Args: never;
        Returns: number;
      };
      purge_review_links: {
        Args: never;
        Returns: number;
      };
      purge_visitors: {
        Args: never;
        Returns: number;
      };
      purge_waiting_list: {
        Args: never;
        Returns: number;
      };
      queue_verification: {
        Args: {
          profile: unknown;
        };
        Returns: undefined;
      };
      random_recovery_code: {
        Args: never;
        Returns: string;
      };
      random_token: {
        Args: never;
        Returns: string;
      };
      rate_profiles: {
        Args: {
          ids: string[];
        };
        Returns: undefined;
      };
      reads_contacts: {
        Args: never;
        Returns: boolean;
      };
      reasons_to_hold: {
        Args: {
          of_professional: string;
          network: string;
          is_same_device: boolean;
        };
        Returns: string[];
      };
      rebuild_facets: {
        Args: never;
        Returns: undefined;
      };
      rebuild_review_totals: {
        Args: never;
        Returns: undefined;
      };
      recall_account: {
        Args: {
          account: string;
        };
        Returns: undefined;
      };
      record_acceptance: {
        Args: {
          account: string;
          versions: Json;
        };
        Returns: number;
      };
      recovery_code_hash: {
        Args: {
          account: string;
          code: string;
        };
        Returns: string;
      };
      register_document: {
        Args: {
          kind: string;
          version: string;
          words: Json;
        };
        Returns: undefined;
      };
      registration_key: {
        Args: {
          registration: string;
          specialty_id: number;
        };
        Returns: string;
      };
      registration_mark: {
        Args: {
          profile: unknown;
        };
        Returns: string;
      };
      registration_problem: {
        Args: {
          profile_id: string;
        };
        Returns: string;
      };
      release_registration: {
        Args: {
          profile: unknown;
        };
        Returns: undefined;
      };
      release_times: {
        Args: {
          of_professional?: string;
        };
        Returns: number;
      };
      remember_mark: {
        Args: {
          account: string;
          mark: string;
          is_proved: boolean;
        };
        Returns: undefined;
      };
      remind_of_appointments: {
        Args: never;
        Returns: number;
      };
      remind_of_rqe: {
        Args: never;
        Returns: number;
      };
      remove_due_factors: {
        Args: never;
        Returns: number;
      };
      remove_objects: {
        Args: {
          bucket: string;
          account: string;
        };
        Returns: number;
      };
      repeated_request: {
        Args: {
          sending: string;
          of_professional: string;
          at: string;
          wish: string;
          patient_email: string;
          patient_whatsapp: string;
        };
        Returns: string;
      };
      replace_calendar_feed: {
        Args: never;
        Returns: string;
      };
      report: {
        Args: {
          kind: string;
          target: string;
          reason: string;
          words?: string;
          contact?: string;
        };
        Returns: boolean;
      };
      report_own_minor: {
        Args: {
          appointment: string;
        };
        Returns: undefined;
      };
      reported_professional: {
        Args: {
          kind: string;
          target: string;
        };
        Returns: string;
      };
      request_appointment: {
        Args: {
          of_professional: string;
          at: string;
          wish: string;
          in_modality: string;
          patient_name: string;
          patient_email: string;
          patient_whatsapp: string;
          message: string;
          patient_zone: string;
          network: string;
          for_whom: string;
          consents: Json;
          service?: string;
          sending?: string;
        };
        Returns: {
          outcome: string;
          token: string;
        }[];
      };
      request_move: {
        Args: {
          wanted: unknown;
          at: string;
        };
        Returns: undefined;
      };
      require_link: {
        Args: {
          link_token: string;
        };
        Returns: unknown;
      };
      require_operator: {
        Args: never;
        Returns: undefined;
      };
      require_own: {
        Args: {
          appointment: string;
          words: string;
        };
        Returns: unknown;
      };
      require_room_address: {
        Args: {
          address: string;
        };
        Returns: undefined;
      };
      require_room_owner: {
        Args: never;
        Returns: string;
      };
      require_time_ahead: {
        Args: {
          at: string;
        };
        Returns: undefined;
      };
      require_unmoved: {
        Args: {
          known: unknown;
          at: string;
        };
        Returns: undefined;
      };
      required_name: {
        Args: {
          name: string;
        };
        Returns: string;
      };
      reschedule_by_link: {
        Args: {
          link_token: string;
          at: string;
        };
        Returns: undefined;
      };
      retention: {
        Args: never;
        Returns: {
          what: string;
          period: string;
        }[];
      };
      review_by_link: {
        Args: {
          link_token: string;
        };
        Returns: Json;
      };
      review_link_state: {
        Args: {
          link: unknown;
        };
        Returns: string;
      };
      review_own_appointment: {
        Args: {
          link_token: string;
        };
        Returns: string;
      };
      review_terms_by_link: {
        Args: {
          link_token: string;
        };
        Returns: Json;
      };
      reviews_page: {
        Args: {
          of_professional: string;
          before_moment?: number;
          before_id?: string;
          size?: number;
        };
        Returns: {
          id: string;
          stars: number;
          comment: string;
          author: string;
          source: string;
          answer: string;
          created_at: string;
          moment: number;
        }[];
      };
      revoke_calendar_feed: {
        Args: never;
        Returns: undefined;
      };
      room_of: {
        Args: {
          a: unknown;
        };
        Returns: string;
      };
      rotation_start: {
        Args: {
          day: string;
        };
        Returns: number;
      };
      rough_pattern: {
        Args: {
          words: string;
        };
        Returns: string;
      };
      rqe_end: {
        Args: {
          profile: unknown;
          membership: unknown;
        };
        Returns: string;
      };
      rules_of_words: {
        Args: {
          of_specialty: number;
          place: string;
        };
        Returns: unknown[];
      };
      salt_of: {
        Args: {
          of_day: string;
        };
        Returns: string;
      };
      same_registrations: {
        Args: {
          profile: unknown;
        };
        Returns: Json;
      };
      sample_share: {
        Args: never;
        Returns: number;
      };
      satisfaction: {
        Args: never;
        Returns: number;
      };
      scan_words: {
        Args: {
          batch?: number;
        };
        Returns: number;
      };
      search_key: {
        Args: {
          words: string;
        };
        Returns: string;
      };
      search_keys: {
        Args: {
          rank: number;
          specialty_id: number;
          availability: number;
          name: string;
          attributes: number[];
        };
        Returns: unknown;
      };
      search_page: {
        Args: {
          of_specialty: number;
          by_modality: number;
          at_times: number;
          in_cities: number[];
          city_bits: string;
          start: number;
          after_rank: number;
          after_id: string;
          size: number;
          way: string;
          wanted?: number[];
          is_verified?: boolean;
          named?: string;
          nearest_first?: boolean;
          skip?: number;
        };
        Returns: {
          id: string;
          name: string;
          specialty_id: number;
          registration: string;
          approach: string;
          modality: number;
          district: string;
          city: string;
          state: string;
          schedule: string;
          description: string;
          verified_at: string;
          rating: number;
          review_count: number;
          rank: number;
          photo: string;
          availability_facts: Json;
          rqe: string;
          title_form: string;
          city_number: number;
        }[];
      };
      searched_cities: {
        Args: {
          city: string;
          within_km: number;
        };
        Returns: number[];
      };
      searched_numbers: {
        Args: {
          in_city: string;
          within_km: number;
          in_state: string;
        };
        Returns: number[];
      };
      service_of: {
        Args: {
          profile: unknown;
          service: string;
        };
        Returns: {
          name: string;
          minutes: number;
          modality: number;
        }[];
      };
      session_level: {
        Args: never;
        Returns: string;
      };
      set_operator: {
        Args: {
          email: string;
          is_operator: boolean;
        };
        Returns: string;
      };
      set_paused: {
        Args: {
          is_paused: boolean;
        };
        Returns: boolean;
      };
      set_review_hidden: {
        Args: {
          review: string;
          is_hidden: boolean;
          reason: string;
          category: string;
        };
        Returns: Json;
      };
      set_suspended: {
        Args: {
          professional: string;
          is_suspended: boolean;
          reason: string;
        };
        Returns: Json;
      };
      shown_rules: {
        Args: {
          rules: Json;
          of_specialty: number;
        };
        Returns: Json;
      };
      sought_words: {
        Args: {
          named: string;
        };
        Returns: {
          word: string;
          is_last: boolean;
          is_long: boolean;
        }[];
      };
      specialty_id: {
        Args: {
          specialty: string;
        };
        Returns: number;
      };
      star_counts: {
        Args: {
          of_professional: string;
        };
        Returns: number[];
      };
      suggest_names: {
        Args: {
          typed: string;
          most?: number;
        };
        Returns: {
          id: string;
          name: string;
          specialty: string;
          registration: string;
          rqe: string;
          title_form: string;
          city: string;
        }[];
      };
      suiting_times: {
        Args: {
          w: unknown;
        };
        Returns: {
          starts_at: string;
          modality: number;
        }[];
      };
      take_registration: {
        Args: {
          holder: unknown;
        };
        Returns: undefined;
      };
      taken_time: {
        Args: {
          of_appointment: unknown;
        };
        Returns: unknown;
      };
      taken_words: {
        Args: {
          at: string;
          zone: string;
        };
        Returns: string;
      };
      text_met: {
        Args: {
          flag: unknown;
        };
        Returns: {
          field: string;
          value: string;
          is_held: boolean;
        }[];
      };
      tidy_name: {
        Args: {
          name: string;
        };
        Returns: string;
      };
      time_given_up: {
        Args: {
          before: unknown;
        };
        Returns: Json;
      };
      time_zone_of: {
        Args: {
          of_city: number;
        };
        Returns: string;
      };
      times_to_propose: {
        Args: {
          appointment: string;
        };
        Returns: string[];
      };
      title_facts: {
        Args: {
          profile: unknown;
        };
        Returns: Json;
      };
      today: {
        Args: never;
        Returns: string;
      };
      token_of_form: {
        Args: {
          sending: string;
          of_professional: string;
          at: string;
          wish: string;
          patient_email: string;
          patient_whatsapp: string;
        };
        Returns: string;
      };
      unconfirmed_contacts: {
        Args: {
          of_professional: string;
        };
        Returns: string[];
      };
      unfollow_calendar: {
        Args: {
          source: string;
        };
        Returns: undefined;
      };
      unlist_lapsed: {
        Args: never;
        Returns: number;
      };
      use_recovery_code: {
        Args: {
          code: string;
        };
        Returns: string;
      };
      verified_count: {
        Args: never;
        Returns: number;
      };
      verified_factor: {
        Args: {
          account: string;
        };
        Returns: string;
      };
      verified_factors: {
        Args: {
          account: string;
        };
        Returns: string[];
      };
      verified_since: {
        Args: never;
        Returns: string;
      };
      waiting_by_link: {
        Args: {
          link_token: string;
        };
        Returns: Json;
      };
      waiting_words: {
        Args: {
          w: unknown;
        };
        Returns: Json;
      };
      way_without_counts: {
        Args: {
          in_cities: number[];
          wanted: number[];
          named: string;
        };
        Returns: string;
      };
      with_attributes: {
        Args: {
          profile: unknown;
          former: unknown;
        };
        Returns: unknown;
      };
      with_names: {
        Args: {
          rules: Json;
          texts: Json;
        };
        Returns: Json;
      };
      withdraw_move_by_link: {
        Args: {
          link_token: string;
        };
        Returns: undefined;
      };
      without_words: {
        Args: {
          change: Json;
        };
        Returns: Json;
      };
      write_review: {
        Args: {
          link_token: string;
          stars: number;
          comment: string;
          author: string;
          network: string;
          is_same_device: boolean;
          is_warned: boolean;
        };
        Returns: string;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
